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

// The frame is drawn, out of sight, while the data is on its way; in a task of its own, so that no long one delays a press.
setTimeout(() => customElements.define('bc-app', AppShell));
// The page that the file of this address holds stays until the app has drawn the same. At any other address the frame, with
// its search and menu, is shown after a second at the latest.
const written = document.querySelector<HTMLElement>('main')?.dataset['path'];
if (written !== location.pathname) setTimeout(() => shell.show(), 1000);
