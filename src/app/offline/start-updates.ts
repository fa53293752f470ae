/** Makes the app an offline one: its data from this device and fresh, its own code kept and renewed, and all of it told. */
import { html } from 'lit';
import { type FreshState, keepFresh } from '../../client/fresh-data.js';
import { createWorldDataSource } from '../../client/world-data-source.js';
import { OFFLINE_WORDS } from '../../words/offline.js';
import type { AppState } from '../base/app-state.js';
import { saveAsFile } from '../lists/save-as-file.js';
import { type AppFreshData, createAppFreshData } from './app-fresh-data.js';
import { restoreDrafts, saveDrafts } from './drafts.js';
import { hintAtHomeScreen } from './home-screen-hint.js';
import { askToKeepLong } from './keep-long.js';
import { LastVisit } from './last-visit.js';
import { ShellWorker } from './shell-worker.js';
import { Teller } from './teller.js';

/** How long the good news stays. */
const READY_SECONDS = 6;

export function startUpdates(app: AppState): void {
  const fresh = createAppFreshData();
  const worker = new ShellWorker();
  const visit = new LastVisit(app, fresh);
  const teller = new Teller(app);
  const save = () => Promise.all([app.saved.whenSettled(), saveDrafts()]);

  fresh.addEventListener('change', () => {
    showData(app, fresh);
    tellData(teller, fresh);
    tellReadiness(teller, fresh, worker);
  });
  worker.addEventListener('change', () => {
    tellReadiness(teller, fresh, worker);
    tellVersion(teller, worker, save);
  });
  visit.addEventListener('change', () => tellChanges(teller, visit, app));
  app.saved.addEventListener('change', () => {
    const { favourites, notes, field } = app.saved;
    if (app.saved.opened && favourites.length + notes.size + field.length > 0) void askToKeepLong();
    tellLists(teller, app);
  });
  // A file of the app that a newer release has replaced: loading again would only bring back the same old page.
  const tellMissing = () => {
    teller.tell('version', 'missing', (words) => ({
      kind: 'failed',
      text: words.partMissing,
      action: { label: words.renew, run: () => void worker.renew(save) },
    }));
  };
  app.addEventListener('part-missing', tellMissing); // the script of a page
  addEventListener('vite:preloadError', tellMissing); // what such a script needs
  app.addEventListener('drawn', restoreDrafts, { once: true });
  app.dataSections.push(
    (of) =>
      html`<bc-offline-section
        .app=${of}
        .fresh=${fresh}
        .worker=${worker}
        .visit=${visit}
      ></bc-offline-section>`,
  );

  void fresh.look();
  keepFresh(fresh);
  void worker.start().then(() => keepFresh(worker));
}

/** Hands the data to the pages, and the day to judge by. */
function showData(app: AppState, fresh: AppFreshData): void {
  const { parts, manifest, phase, reason, days } = fresh.state;
  const before = `${app.today} ${app.clockWorks}`;
  app.readToday = () => fresh.today;
  app.clockWorks = !manifest || days !== undefined;
  if (before !== `${app.today} ${app.clockWorks}`) app.changed();
  if (parts.world) {
    const shown = app.data.status === 'ready' ? app.data.data : undefined;
    if (shown?.world !== parts.world || shown.evidence !== parts.evidence) {
      app.setData({
        status: 'ready',
        data: {
          world: parts.world,
          evidence: parts.evidence,
          source: createWorldDataSource(parts.world, parts.evidence),
        },
      });
    }
  } else if (phase === 'failed' && reason) {
    app.setData({ status: 'failed', error: new Error(OFFLINE_WORDS[app.lang].reason[reason]) });
  } else if (app.data.status !== 'loading') {
    app.setData({ status: 'loading' });
  }
}

/** No connection, old data, data that could not be taken, storage that failed. */
function tellData(teller: Teller, fresh: AppFreshData): void {
  const { phase, reason, days, storage, looking } = fresh.state;
  if (looking) return;
  const doubtful = phase === 'stale' || phase === 'offline' ? phase : undefined;
  teller.tell('facts', doubtful && `${phase} ${reason}`, (words) => ({
    kind: phase === 'offline' ? 'info' : 'warning',
    text:
      phase === 'offline'
        ? words.phase.offline // one line: the footer and every answer say how old the data is
        : [words.phase[phase], reason ? words.reason[reason] : '', words.age(days)].join(' '),
    action: { label: words.tryAgain, run: () => void fresh.look() },
  }));
  const fault = storage === 'kept' ? undefined : storage;
  teller.tell('storage', fault, (words) => ({ kind: 'warning', text: words.storage[fault ?? 'broken'] }));
}

/** The way of the first visit to `ready for offline`. */
function tellReadiness(teller: Teller, fresh: AppFreshData, worker: ShellWorker): void {
  const { progress, storage }: FreshState<unknown> = fresh.state;
  if (worker.phase === 'ready' && storage === 'kept') {
    teller.tell('offline', worker.justInstalled ? 'ready' : undefined, (words) => ({
      kind: 'ready',
      text: words.ready,
      isQuiet: true,
      seconds: READY_SECONDS,
    }));
    hintAtHomeScreen(teller);
  } else if (worker.phase === 'installing' && worker.first) {
    const [loaded, total] = progress ? [progress.loaded, progress.bytes].map((n) => Math.ceil(n / 1000)) : [];
    teller.tell('offline', `preparing ${loaded} ${total}`, (words) => ({
      kind: 'info',
      text: loaded && total ? words.preparing(loaded, total) : words.preparingApp,
      isQuiet: true,
    }));
  } else if (worker.phase === 'failed') {
    teller.tell('offline', 'failed', (words) => ({
      kind: 'warning',
      text: words.shell.failed,
      action: { label: words.tryAgain, run: () => void worker.look() },
    }));
  } else {
    teller.tell('offline', undefined, (words) => ({ kind: 'info', text: words.preparingApp }));
  }
}

/** Another version of the app: the person decides when, in each tab. */
function tellVersion(teller: Teller, worker: ShellWorker, save: () => Promise<unknown>): void {
  if (worker.superseded) {
    teller.tell('version', 'superseded', (words) => ({
      kind: 'info',
      text: words.otherTab,
      action: { label: words.reload, run: () => void save().finally(() => location.reload()) },
    }));
  } else {
    const { update } = worker;
    teller.tell('version', update, (words) => ({
      kind: 'info',
      text: words.update[update ?? 'newer'],
      action: { label: words.useUpdate[update ?? 'newer'], run: () => void worker.apply(save) },
    }));
  }
}

function tellChanges(teller: Teller, visit: LastVisit, app: AppState): void {
  const changes = visit.changes ?? [];
  const favourites = changes.filter(({ favourite }) => favourite).length;
  teller.tell('changes', changes.length > 0 ? `${changes.length} ${favourites}` : undefined, (words) => ({
    kind: 'info',
    text: words.changesNews(changes.length, favourites),
    action: { label: words.changesLink, run: () => app.go(app.href('/data#changes')) },
  }));
}

/** Lists that the browser has deleted, that cannot all be read, or that cannot be kept. */
function tellLists(teller: Teller, app: AppState): void {
  const { fault, isOtherFormat, lost, unreadable, favourites, recent, notes, field } = app.saved;
  const isOwn = favourites.length + recent.length + notes.size + field.length > 0;
  if (unreadable !== undefined) {
    const save = () => {
      saveAsFile(`band-check-unreadable-${app.today}.json`, unreadable);
      void app.saved.forgetUnreadable();
    };
    const news = isOtherFormat ? 'unreadable' : 'partly';
    teller.tell('lists', news, (words) => ({
      kind: 'warning',
      text: words.lists[news],
      action: { label: words.saveLists, run: save },
    }));
  } else {
    const news = lost ? 'lost' : fault && isOwn ? 'unkept' : undefined;
    teller.tell('lists', news, (words) => ({
      kind: 'warning',
      text: words.lists[news ?? 'unkept'],
      action: { label: words.openLists, run: () => app.go(app.href('/data')) },
    }));
  }
}
