/** Starts the app: the state, the person's lists, the data, and the frame that draws them. */
import { AppState } from './base/app-state.js';
import { compareNames } from '../views/by-name.js';
import { createSavedKeeper } from './lists/saved-keeper.js';
import { startUpdates } from './offline/start-updates.js';
import { AppShell } from './shell/app-shell.js';

const app = new AppState();
startUpdates(app);
void app.saved.open(createSavedKeeper());

const shell = document.querySelector('bc-app') as AppShell;
shell.app = app;
// A browser takes long to make its first Intl.Collator. It does so here, while the data is still loading.
setTimeout(() => compareNames(app.lang)('a', 'b'));

/** Draws the frame in a task of its own, so that one long task does not delay what the person presses meanwhile. */
const start = () => {
  app.removeEventListener('change', startWithData);
  clearTimeout(patience);
  setTimeout(() => customElements.define('bc-app', AppShell));
};
const startWithData = () => {
  if (app.data.status !== 'loading') start();
};
app.addEventListener('change', startWithData);
// The static page of this address stays until the data is here. At any other address the frame, with its search and menu,
// is drawn after a second at the latest.
const written = document.querySelector<HTMLElement>('main')?.dataset['path'];
const patience = written === location.pathname ? undefined : setTimeout(start, 1000);
