/** Starts the app: the state, the person's lists, the facts, and the frame that draws them. */
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
// Getting ready to compare names takes long; while the facts are on their way there is time for it.
setTimeout(() => compareNames(app.lang)('a', 'b'));

/** In a task of its own: evaluating this script, or reading the facts, was one already. */
const start = () => {
  app.removeEventListener('change', startWithFacts);
  clearTimeout(patience);
  setTimeout(() => customElements.define('bc-app', AppShell));
};
const startWithFacts = () => {
  if (app.data.status !== 'loading') start();
};
app.addEventListener('change', startWithFacts);
// A static page of this very address stays until there is something better to show. Elsewhere the frame, with its search
// and menu, does not wait for long.
const written = document.querySelector<HTMLElement>('main')?.dataset['path'];
const patience = written === location.pathname ? undefined : setTimeout(start, 1000);
