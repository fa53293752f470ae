import { describe, expect, it } from 'vitest';
import { cutPosts } from '../../../src/paste/prose/cut-posts.js';
import { tokenise } from '../../../src/paste/prose/tokenise.js';

/** How many posts begin in a text. */
const countPosts = (text: string) =>
  cutPosts(tokenise(text.toLowerCase(), text), text).filter(({ beginsPost }) => beginsPost).length;

describe('heads of posts', () => {
  it.each([
    'mike77 wrote:',
    '#3 mike77 wrote:',
    'anna commented on Mar 3, 2024',
    '**anna** commented 3 weeks ago',
    'mike77 · 3 days ago',
    'by anna » Mon Mar 4, 2024 8:11 pm',
    'anna, 04.03.2024 12:31',
    'mike77 schrieb am 3. März 2024:',
    'vor 3 Tagen',
    'hace 2 horas',
    'anna, il y a 3 jours',
    'Joined: Jan 2019',
    'Posts: 1,234',
    '#3',
    'Иван написал(а):',
    '张三 发表于 2024-3-4',
    '李四 3 天前',
  ])('%s', (head) => {
    expect(countPosts(`Nokia 6300\n${head}\nLTE B1/B3`)).toBe(1);
  });

  it.each([
    'Nokia 6300',
    'EC25-E (2024-03-01)',
    'Released on Mar 3, 2024',
    'Bands supported by the phone: 2/4/5/12/17',
    'LTE bands, as said: B1/B3',
    '| 2024-03-04 12:31 | connected |',
    'The maker has posted no list of the bands, so that nobody knows what to expect of the device in 2024 and later on.',
    'Posts of the fence',
  ])('and none: %s', (line) => {
    expect(countPosts(`Nokia 6300\n${line}\nLTE B1/B3`)).toBe(0);
  });
});
