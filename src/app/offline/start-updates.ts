/** Makes the app an offline one: its facts from this device and fresh, its own code kept and renewed, and all of it told. */
import { html } from 'lit';
import { type FactsState, keepFresh } from '../../client/fresh-data.js';
import { worldSource } from '../../client/world-source.js';
import { OFFLINE_WORDS } from '../../words/offline.js';
import type { AppState } from '../base/app-state.js';
import { appFacts, type AppFacts } from './app-facts.js';
import { restoreDrafts, saveDrafts } from './drafts.js';
import { hintAtHomeScreen } from './home-screen-hint.js';
import { askToKeepLong } from './keep-long.js';
import { LastVisit } from './last-visit.js';
import { ShellWorker } from './shell-worker.js';
import { Teller } from './teller.js';

export function startUpdates(app: AppState): void {
  const facts = appFacts();
  const worker = new ShellWorker();
  const visit = new LastVisit(app, facts);
  const teller = new Teller(app);
  const save = () => Promise.all([app.saved.settled(), saveDrafts()]);

  facts.addEventListener('change', () => {
    showFacts(app, facts);
    tellFacts(teller, facts);
    tellReadiness(teller, facts, worker);
  });
  worker.addEventListener('change', () => {
    tellReadiness(teller, facts, worker);
    tellVersion(teller, worker, save);
  });
  visit.addEventListener('change', () => tellChanges(teller, visit, app));
  app.saved.addEventListener('change', () => {
    const { favourites, notes } = app.saved;
    if (app.saved.opened && favourites.length + notes.size > 0) void askToKeepLong();
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
        .facts=${facts}
        .worker=${worker}
        .visit=${visit}
      ></bc-offline-section>`,
  );

  void facts.look();
  keepFresh(facts);
  void worker.start().then(() => keepFresh(worker));
}

/** Hands the facts to the pages, and the time to judge by. */
function showFacts(app: AppState, facts: AppFacts): void {
  const { facts: read, manifest, phase, reason, days } = facts.state;
  const before = `${app.today} ${app.clockWorks}`;
  // Facts are never from the future: where the clock says so, it is judged by the day on which they were checked.
  app.now = () => Math.max(facts.clock.now()?.ms ?? 0, manifest ? Date.parse(manifest.updated) : 0);
  app.clockWorks = !manifest || days !== undefined;
  if (before !== `${app.today} ${app.clockWorks}`) app.changed();
  if (read.world) {
    const shown = app.data.status === 'ready' ? app.data.data : undefined;
    if (shown?.world !== read.world || shown.evidence !== read.evidence) {
      app.setData({
        status: 'ready',
        data: { world: read.world, evidence: read.evidence, source: worldSource(read.world, read.evidence) },
      });
    }
  } else if (phase === 'failed' && reason) {
    app.setData({ status: 'failed', error: new Error(OFFLINE_WORDS[app.lang].reason[reason]) });
  } else if (app.data.status !== 'loading') {
    app.setData({ status: 'loading' });
  }
}

/** No connection, old facts, facts that could not be taken, storage that failed. */
function tellFacts(teller: Teller, facts: AppFacts): void {
  const { phase, reason, days, storage, looking } = facts.state;
  if (looking) return;
  const doubtful = phase === 'stale' || phase === 'offline' ? phase : undefined;
  teller.tell('facts', doubtful && `${phase} ${reason}`, (words) => ({
    kind: phase === 'offline' ? 'info' : 'warning',
    text: [words.phase[phase], reason && phase === 'stale' ? words.reason[reason] : '', words.age(days)].join(
      ' ',
    ),
    action: { label: words.tryAgain, run: () => void facts.look() },
  }));
  const fault = storage === 'kept' ? undefined : storage;
  teller.tell('storage', fault, (words) => ({ kind: 'warning', text: words.storage[fault ?? 'broken'] }));
}

/** The way of the first visit to `ready for offline`. */
function tellReadiness(teller: Teller, facts: AppFacts, worker: ShellWorker): void {
  const { progress, storage }: FactsState<unknown> = facts.state;
  if (worker.phase === 'ready' && storage === 'kept') {
    teller.tell('offline', worker.justInstalled ? 'ready' : undefined, (words) => ({
      kind: 'ready',
      text: words.ready,
    }));
    hintAtHomeScreen(teller);
  } else if (worker.phase === 'installing' && worker.first) {
    const [loaded, total] = progress ? [progress.loaded, progress.bytes].map((n) => Math.ceil(n / 1000)) : [];
    teller.tell('offline', `preparing ${loaded} ${total}`, (words) => ({
      kind: 'info',
      text: loaded && total ? words.preparing(loaded, total) : words.preparingApp,
      ...(loaded && total && { progress: loaded / total }),
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

/** A newer version of the app: the person decides when, in each tab. */
function tellVersion(teller: Teller, worker: ShellWorker, save: () => Promise<unknown>): void {
  if (worker.superseded) {
    teller.tell('version', 'superseded', (words) => ({
      kind: 'info',
      text: words.otherTab,
      action: { label: words.reload, run: () => void save().finally(() => location.reload()) },
    }));
  } else {
    teller.tell('version', worker.updateReady ? 'ready' : undefined, (words) => ({
      kind: 'info',
      text: words.newVersion,
      action: { label: words.useNewVersion, run: () => void worker.apply(save) },
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

function tellLists(teller: Teller, app: AppState): void {
  const { fault, lost, favourites, recent, notes } = app.saved;
  const own = favourites.length + recent.length + notes.size > 0;
  const news = lost ? 'lost' : fault && own ? 'unkept' : undefined;
  teller.tell('lists', news, (words) => ({
    kind: 'warning',
    text: lost ? words.listsLost : words.listsUnkept,
    action: { label: words.importLists, run: () => app.go(app.href('/data')) },
  }));
}
