import { OFFLINE_WORDS, type OfflineWords } from '../../words/offline.js';
import type { AppState } from '../base/app-state.js';
import type { Notice } from '../base/notice.js';

type Make = (words: OfflineWords) => Omit<Notice, 'id'>;

/** Shows each news once: not again after the person closed it, but in the other language when that is chosen. */
export class Teller {
  readonly #told = new Map<string, { news: string; make: Make }>();
  #lang;

  constructor(private readonly app: AppState) {
    this.#lang = app.lang;
    app.addEventListener('change', () => {
      if (this.#lang === app.lang) return;
      this.#lang = app.lang;
      for (const [id, { make }] of this.#told) {
        if (app.notices.some((notice) => notice.id === id)) this.#notify(id, make);
      }
    });
  }

  /** @param news what there is to say, as a key; undefined when there is nothing (any more) */
  tell(id: string, news: string | undefined, make: Make): void {
    const before = this.#told.get(id);
    if (before?.news === news) return;
    if (news === undefined) {
      this.#told.delete(id);
      this.app.dismiss(id);
    } else {
      this.#told.set(id, { news, make });
      this.#notify(id, make);
    }
  }

  #notify(id: string, make: Make): void {
    this.app.notify({ id, ...make(OFFLINE_WORDS[this.app.lang]) });
  }
}
