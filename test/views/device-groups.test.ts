import { expect, it } from 'vitest';
import { writeTemplate } from '../../src/publish/write-template.js';
import { type AnsweredDevice, deviceGroups } from '../../src/views/device-groups.js';
import { READERS } from '../../src/views/reader.js';
import { WORLD } from '../fixtures/known-world.js';

const answers: AnsweredDevice[] = [...WORLD.devices.values()].map((device) => ({
  device,
  overall: device.id === 'ec25-af' ? 'some' : 'good',
  ...(device.id === 'ec25-af' && { note: '1 of 3' }),
}));
const textOf = (hrefOf?: (device: { id: string }) => string) =>
  deviceGroups(answers, (overall) => overall.toUpperCase(), hrefOf, READERS.en)
    .map(writeTemplate)
    .join('')
    .replace(/\s+/g, ' ');

it('counts each answer and names the families, the variants folded', () => {
  const text = textOf();
  expect(text).toMatch(/<span>GOOD<\/span><\/span> <span class="number">17<\/span>/);
  expect(text).toContain('EC25 (4)');
  expect(text).not.toContain('<a ');
});

it('links every device once where there is room, with what tells it apart', () => {
  const text = textOf(({ id }) => `/check/${id}/de`);
  expect(text.match(/<a /g)).toHaveLength(answers.length);
  expect(text).toMatch(/<a href="\/check\/ec25-af\/de">EC25-AF<\/a> <span class="muted">1 of 3<\/span>/);
});
