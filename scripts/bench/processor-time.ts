/** Milliseconds of the processor that a call takes, the best of several rounds; the other rounds were disturbed. */
export function processorTime(once: () => unknown, rounds = 5): number {
  let best = Infinity;
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    once();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
