import { describe, expect, it } from 'vitest';
import { loadDataset } from '../../src/dataset/load.js';
import { datasetWorld } from '../../src/dataset/dataset-world.js';
import { writeTemplate } from '../../src/publish/write-template.js';
import { nothing } from 'lit';
import { deviceView } from '../../src/views/device-view.js';
import { READERS } from '../../src/views/reader.js';
import { EVIDENCE } from '../fixtures/known-evidence.js';

const TALLY = { good: 1, limited: 0, unconfirmed: 0, no: 0 };
const world = datasetWorld(await loadDataset('data'));
const pageOf = (id: string, lang: 'en' | 'zh' = 'en') =>
  writeTemplate(
    deviceView(world.devices.get(id)!, [TALLY], EVIDENCE, { toolbar: nothing, countries: [] }, READERS[lang]),
  ).replace(/\s+/g, ' ');

describe('deviceView', () => {
  it('shows document and place of each source of a device of our own, and its words where they are verbatim', () => {
    const page = pageOf('rut200-2');
    expect(page).toContain('Added by BandCheck from these sources.');
    expect(page).toContain('table &#34;Available versions&#34;');
    expect(page).toContain('<q>**• 4G (LTE-FDD):** B1, B2, B3');
    expect(page).toContain('Latin America');
    expect(pageOf('bg95-m2')).not.toContain('<q>');
  });

  it('asks to compare the label where code and bands were matched by order and region', () => {
    expect(pageOf('rut240-8')).toContain('Compare the label');
    expect(pageOf('rut240-8', 'zh')).toContain('请核对标签');
    expect(pageOf('ec25-e')).not.toContain('Compare the label');
  });

  it('lists the bands of LTE-M and NB-IoT apart, with the correction that says so', () => {
    const page = pageOf('bg95-m3');
    expect(page).toMatch(/<dt>LTE-M<\/dt>.*B27.*<dt>NB-IoT<\/dt>.*B71/);
    expect(page).toContain('LTE-M: the publisher says “not listed apart”, Quectel');
  });

  it('says which part of a band a device has', () => {
    expect(pageOf('ec25-eux')).toContain('<p class="muted">B28A only</p>');
    expect(pageOf('ec25-eux')).toContain('B28: the publisher says “B28”, Quectel');
  });
});
