/** Whether the browser promised to keep what this app stores; `unknown` where it cannot be asked (WebKit without https). */
export type Persistence = 'granted' | 'denied' | 'unasked' | 'unknown';

let asked = false;

const storage = () => navigator.storage as Partial<StorageManager> | undefined;

/** Asks for it, once a session; to be called when the person has just saved something, so that the question makes sense. */
export async function askToKeepLong(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    await storage()?.persist?.();
  } catch {
    // refused in this context; `persistence` says so
  }
}

export async function persistence(): Promise<Persistence> {
  try {
    const granted = await storage()?.persisted?.();
    if (granted === undefined) return 'unknown';
    return granted ? 'granted' : asked ? 'denied' : 'unasked';
  } catch {
    return 'unknown';
  }
}

/** Bytes that this origin keeps, as far as the browser tells. */
export async function bytesInUse(): Promise<number | undefined> {
  try {
    return (await storage()?.estimate?.())?.usage;
  } catch {
    return undefined;
  }
}
