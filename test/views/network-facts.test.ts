import { describe, expect, it } from 'vitest';
import { writeTemplate } from '../../src/publish/write-template.js';
import { networkFacts } from '../../src/views/network-facts.js';
import { READERS } from '../../src/views/reader.js';
import type { Lang } from '../../src/words/lang.js';
import { EVIDENCE } from '../fixtures/known-evidence.js';
import { WORLD } from '../fixtures/known-world.js';

const networks = [...WORLD.countries.values()].flatMap((country) => country.networks);
const textOf = (id: string, lang: Lang, known = true) =>
  writeTemplate(
    networkFacts(
      networks.find((network) => network.id === id)!,
      known ? EVIDENCE : undefined,
      READERS[lang],
    ),
  ).replace(/\s+/g, ' ');

describe('networkFacts', () => {
  it('says of a corrected state what the publisher says, and who says otherwise', () => {
    const text = textOf('za-vodacom', 'en');
    expect(text).toContain('LTE-M: the publisher says “not listed”, GSMA (November 2025) says “in service”.');
    expect(text).toMatch(/in service *<span class="muted"> corrected/);
    expect(text).toContain('<q>ZA,South Africa,Vodafone,LTE-M,commercial,gsma-iot</q>');
    expect(textOf('za-vodacom', 'zh')).toContain(
      'LTE-M：数据发布方为“未列入名单”，GSMA（2025年11月）为“已商用”。',
    );
  });

  it('shows what is only likely beside the state that counts', () => {
    const text = textOf('rogers-ca', 'en');
    expect(text).toMatch(/sources disagree *<span class="muted"> may be out of date/);
    expect(text).toContain('This is likely but not certain');
  });

  it('names the bands whose second source is not published', () => {
    const marked = networks.filter(({ id }) => textOf(id, 'en').includes('but the second source'));
    expect(marked.length).toBeGreaterThan(10);
    expect(textOf('za-vodacom', 'en', false)).not.toContain('second source');
  });

  it('shows the codes, and tells those that are only listed', () => {
    const text = textOf('telekom-de', 'en');
    expect(text).toMatch(/<li class="plate">262-01<\/li>/);
    expect(text).toMatch(/262-06<span class="sr">, not confirmed on the air/);
  });
});
