import { describe, expect, it } from 'vitest';
import { findDevices } from '../../src/paste/find-devices.js';
import { identify } from '../../src/paste/identify.js';
import { readBands } from '../../src/paste/read-bands.js';
import { unwrap } from '../../src/paste/unwrap.js';

describe('what a text came in is taken away', () => {
  it.each([
    ['a mail', '> LTE: B1\n>> n78', 'LTE: B1\nn78'],
    ['a log', 'Mar 14 10:22:11 gw modem[812]: B1\nMar 14 10:22:12 gw modem[812]: B3', 'B1\nB3'],
    ['a terminal', '[12:03:10] +CPSI: 1\n12:03:11.250 -> OK', '+CPSI: 1\nOK'],
    [
      'a chat',
      'Kim, [14.03.25 10:22]\nB1\n[14/03/2025, 10:23] Anna: B3\n14.03.25, 10:24 - Kim: B7',
      'B1\nB3\nB7',
    ],
    ['a purchase', 'seller: B1\nme: ok', 'B1\nok'],
    ['a comment', '// LTE: B1\n//\n// n78', 'LTE: B1\n\nn78'],
    ['a change', '+LTE B1\n+n78', 'LTE B1\nn78'],
    ['a list', '- LTE: B1\n- 5G: n78', 'LTE: B1\n5G: n78'],
    ['a block that is set in', '    LTE\n      B1', 'LTE\n  B1'],
    ['JSON', '{"id":7,"body":"LTE\\n\\"B1\\" \\u00b7\\tn78"}', '{"id":7,"body":\nLTE\n"B1" ·\tn78\n}'],
    ['a part of JSON', 'LTE\\r\\n\\tB1\\r\\n', 'LTE\n\tB1\n'],
    ['strings that are joined', 'f("LTE\\n"\n  + "B1, " + "B3")', 'f(\nLTE\nB1, B3\n)'],
    ['strings one below the other', '"LTE\\n"\n"B1\\n"', '\nLTE\nB1\n\n'],
    ['a string of several lines', 'a = `LTE\nB1`;\nb = """n78\n"""', 'a = \nLTE\nB1\n;\nb = \nn78\n\n'],
    [
      'HTML',
      '<p>LTE<br>B1</p><td>n&amp;m &lt; &quot;c&quot;&nbsp;<img src=x>B3',
      '\nLTE\nB1\n|n&m < "c"  B3',
    ],
    ['code in HTML', '<pre><code>AT&amp;V\nB1</code></pre>', '\nAT&V\nB1 \n'],
    [
      'a paragraph whose lines a program cut',
      'The router in our office supports the LTE bands 1, 3 and 7. Bands\nabove those are not supported.',
      'The router in our office supports the LTE bands 1, 3 and 7. Bands above those are not supported.',
    ],
    ['XML', '<cell><rsrp>-96</rsrp><note>B1</note>\n</cell>', '\nrsrp:-96note:B1\n\n'],
    ['the syntax of a command', 'AT+X=<mode>[,<n>]', 'AT+X= [, ]'],
    ['links of Markdown', '[LTE](https://a.example/4g "4G") and ![n78](/n.png)', 'LTE and n78'],
    ['an article', 'B1<ref name="c" /> and B3<ref>a site</ref>', 'B1 and B3'],
  ])('%s: %j', (_, paste, text) => {
    expect(unwrap(paste).text).toBe(text);
  });

  it.each([
    ['the answers of a modem', '+QNWINFO: "FDD LTE","26201","LTE BAND 3",1300\n+CSQ: 20,99'],
    ['the answers of another modem', '#BND: 1,2\n#RFSTS: 1'],
    ['headings', '# LTE\n## B1'],
    ['quoted values', 'a,"B1, B3"\nb,"B7"'],
    ['a quote that nobody closes', '"LTE B1\nB3'],
    ['code between backticks', 'on `n78`, `n41`'],
    ['a list below a line of text', 'The bands:\n- LTE: B1\n- 5G: n78'],
  ])('but not from %s: %j', (_, paste) => {
    expect(unwrap(paste)).toEqual({ text: paste });
  });
});

describe('what is found stands where it was pasted', () => {
  const paste = '{"a":1,"text":"It is the \\"EC25-E\\".\\nLTE: B1, B20\\n3G: B8, Wi-Fi: 5\\nnot B28."}';
  const written = ({ offset, length }: { offset: number; length: number }) =>
    paste.slice(offset, offset + length);

  it('bands, also those of 3G, and what is left out', () => {
    const { items, older, ignored } = readBands(paste);
    expect(items.map(written)).toEqual(['B1', 'B20']);
    expect(older.map(written)).toEqual(['B8']);
    expect(ignored.map(written)).toContain('B28');
  });

  it('modules and devices', () => {
    expect(written(identify(paste).module!)).toBe('EC25-E');
    expect(findDevices(paste, [{ id: 'ec25-e', name: 'EC25-E' }]).map(written)).toEqual(['EC25-E']);
  });

  it('cells', () => {
    const log = '> 12:03:11.250 -> +QNWINFO: "FDD LTE","26201","LTE BAND 3",1300';
    const [cell] = identify(log).serving;
    expect(log.slice(cell!.offset, cell!.offset + cell!.length)).toMatch(/3$/);
  });

  it('questions', () => {
    const [question] = readBands('> 1 3 7 8 20 28').questions;
    expect(question).toMatchObject({ lte: [1, 3, 7, 8, 20, 28], offset: 2, length: 13 });
  });
});
