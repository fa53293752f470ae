/**
 * The one place where the app keeps what every page needs; pages listen for `change` and draw themselves again. Notices
 * have an event of their own, `notices`, because they come and go without any change to the page.
 */
import { localDay } from '../../core/today.js';
import type { Lang } from '../../words/lang.js';
import type { AppData } from './app-data.js';
import type { Notice } from './notice.js';
import { findPage, localPath, type PageAddress, splitLang } from '../../words/page-paths.js';
import { SavedLists } from '../lists/saved-lists.js';
import type { TemplateResult } from 'lit';

export type Theme = 'auto' | 'light' | 'dark' | 'outdoor';
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark', 'outdoor'];
const THEME_KEY = 'band-check:theme';

/** Where somebody is on a page: how far down, and which of its details are open, by id. */
export interface PlaceState {
  readonly y: number;
  readonly folds: readonly (readonly [id: string, open: boolean])[];
}
const START: PlaceState = { y: 0, folds: [] };

/** The data of the app: loading, here, or failed with the reason in words for a person. */
type DataState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: AppData }
  | { readonly status: 'failed'; readonly error: Error };

export class AppState extends EventTarget {
  place: PageAddress;
  data: DataState = { status: 'loading' };
  theme: Theme = storedTheme();
  readonly saved = new SavedLists();
  /** What the app has to say about itself; shown under the header and spoken. */
  notices: readonly Notice[] = [];
  /** Sections that other parts add to the `/data` page: offline, storage, what changed. */
  readonly dataSections: ((app: AppState) => TemplateResult)[] = [];
  /** Reads the day by a clock that is to be trusted more than the device's, where one is known. */
  readToday: () => string = () => localDay(new Date());
  /** False when the device's clock is proven wrong and no server has told its time: then ages are unknown. */
  clockWorks = true;

  constructor() {
    super();
    this.place = findPage(location.pathname);
    history.scrollRestoration = 'manual';
    addEventListener('popstate', (event) => this.#arrive((event.state as PlaceState | null) ?? START));
    this.saved.addEventListener('change', () => this.changed());
  }

  get lang(): Lang {
    return this.place.lang;
  }

  get query(): URLSearchParams {
    return new URLSearchParams(location.search);
  }

  /** The day of asking in the person's own time zone, `YYYY-MM-DD`. */
  get today(): string {
    return this.readToday();
  }

  /** Draws everything again. */
  changed(): void {
    this.dispatchEvent(new Event('change'));
  }

  /** Shows a notice, in the place of an earlier one with the same id. */
  notify(notice: Notice): void {
    const others = this.notices.filter(({ id }) => id !== notice.id);
    this.notices = [...others, notice];
    this.dispatchEvent(new Event('notices'));
    if (notice.seconds === undefined) return;
    setTimeout(() => {
      if (this.notices.includes(notice)) this.dismiss(notice.id);
    }, notice.seconds * 1000);
  }

  dismiss(id: string): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
    this.dispatchEvent(new Event('notices'));
  }

  setData(data: DataState): void {
    this.data = data;
    this.changed();
  }

  /** The address of a page in the language that the person reads. */
  href(path: string): string {
    return localPath(this.lang, path);
  }

  /** The address of this very page in another language. */
  twin(lang: Lang): string {
    return localPath(lang, splitLang(location.pathname).path) + location.search;
  }

  /** Keeps in the history where the person is on this page, for the way back to it. */
  keepPlace(): void {
    const folds = [...document.querySelectorAll<HTMLDetailsElement>('main details[id]')];
    const place: PlaceState = { y: scrollY, folds: folds.map(({ id, open }) => [id, open] as const) };
    history.replaceState(place, '');
  }

  /** Goes to an address of the app, as a link would. */
  go(address: string): void {
    this.keepPlace();
    history.pushState(START, '', address);
    this.#arrive(START);
  }

  /** Writes choices of the page into its address; an empty text or `null` takes a choice out of it. */
  choose(choices: Readonly<Record<string, string | null>>): void {
    const query = this.query;
    for (const [name, value] of Object.entries(choices)) {
      if (value) query.set(name, value);
      else query.delete(name);
    }
    this.setQuery(query);
  }

  /** Exchanges the choices in the address, without a step in the history. */
  setQuery(query: URLSearchParams): void {
    const text = query.toString().replaceAll('%2C', ',');
    history.replaceState(history.state, '', location.pathname + (text && '?' + text) + location.hash);
    this.changed();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    if (theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
    try {
      if (theme === 'auto') localStorage.removeItem(THEME_KEY);
      else localStorage.setItem(THEME_KEY, theme);
    } catch {
      // Storage is forbidden: the theme holds until the page is closed.
    }
    this.changed();
  }

  #arrive(place: PlaceState): void {
    this.place = findPage(location.pathname);
    this.changed();
    this.dispatchEvent(new CustomEvent('arrived', { detail: place }));
  }
}

function storedTheme(): Theme {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' || theme === 'outdoor' ? theme : 'auto';
}
