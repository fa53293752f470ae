/** Nothing here runs: the compiler holds the types that pages, React, Vue and Svelte get to what is right and wrong. */
import type { SvelteHTMLElements } from 'svelte/elements';
import type { GlobalComponents } from 'vue';
import type { CheckResult } from '../../src/elements/band-check/band-check.js';
import '../../src/elements/band-countries/band-countries.js';
import '../../src/elements/band-paste/band-paste.js';
import '../../src/elements/react.js';
import '../../src/elements/svelte.js';
import '../../src/elements/vue.js';

const show = ({ countries }: CheckResult) => countries[0]?.networks[0]?.judgement.verdict;

export function page(): void {
  const check = document.createElement('band-check');
  check.device = 'ec25-e';
  check.addEventListener('band-check-result', ({ detail }) => show(detail));
  // @ts-expect-error there is no such detail
  check.detail = 'all';
  const picker = document.querySelector('band-countries');
  picker?.addEventListener('band-countries-change', ({ detail }) => (check.country = detail.value));
  // @ts-expect-error the event of the paste box carries bands, not text
  document.querySelector('band-paste')?.addEventListener('band-paste-change', ({ detail }) => detail.text);
}

export const react = [
  <band-check
    device="ec25-e"
    country="de"
    asOf="2026-11-21"
    theme="dark"
    className="wide"
    aria-label="Coverage"
    onClick={(event) => event.currentTarget.retry()}
    onband-check-result={({ detail }) => void show(detail)}
  />,
  <band-countries name="countries" value="de fr" required />,
  <band-paste share country="de" onband-paste-change={({ detail }) => void detail.bands} />,
  // @ts-expect-error there is no such detail
  <band-check device="ec25-e" detail="all" />,
  // @ts-expect-error the device is named by its id
  <band-check device={25} />,
];

type VueProps = InstanceType<GlobalComponents['band-check']>['$props'];
export const vue: VueProps = { device: 'ec25-e', theme: 'auto', class: 'wide' };
// @ts-expect-error there is no such theme
export const vueWrong: VueProps = { theme: 'loud' };

export const svelte: SvelteHTMLElements['band-check'] = {
  device: 'ec25-e',
  class: 'wide',
  'onband-check-failed': ({ detail }) => void detail.code,
};
// @ts-expect-error the codes are one text
export const svelteWrong: SvelteHTMLElements['band-countries'] = { value: ['de'] };
