import { type Example, family } from './family.js';

/** A call in a program: `set_lte_band({'bands': ['B20', 'B3']})`, `setBands([3, 20])`. */
export const bandSetter = family({
  answers: String.raw`\bset_?\w{0,9}bands?\w{0,9}\([^\w\n]{0,4}(?:bands?\W{1,6})?(?<enabled>[bn]?\d{1,3}(?:["', ]+[bn]?\d{1,3})*)["'\])}]`,
});

export const examples: readonly Example[] = [
  { text: "router.net.set_lte_band({'bands': ['B20', 'B3']})", kind: 'enabled', lte: [3, 20] },
  { text: 'modem.setBands([3, 20])', kind: 'enabled', lte: [3, 20] },
];
