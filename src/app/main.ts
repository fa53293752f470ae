/** Starts the app: the state, the person's lists, the facts, and the frame that draws them. */
import { AppState } from './app-state.js';
import { AppShell } from './app-shell.js';
import './pages/all.js';
import { savedKeeper } from './store/saved-keeper.js';
import { startUpdates } from './updates/start-updates.js';

const app = new AppState();
startUpdates(app);
void app.saved.open(savedKeeper());

const shell = document.querySelector('bc-app') as AppShell;
shell.app = app;
/** In a task of its own: evaluating this script, or reading the facts, was one already. */
const start = () => setTimeout(() => customElements.define('bc-app', AppShell));
// A static page of this very address stays until there is something better to show.
const written = document.querySelector<HTMLElement>('main')?.dataset['path'];
if (written === location.pathname) {
  const onChange = () => {
    if (app.data.status === 'loading') return;
    app.removeEventListener('change', onChange);
    start();
  };
  app.addEventListener('change', onChange);
} else start();
