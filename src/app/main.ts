/** Starts the app: the state, the person's lists, the facts, and the frame that draws them. */
import { AppState } from './app-state.js';
import { AppShell } from './app-shell.js';
import './pages/all.js';
import { savedKeeper } from './store/saved-keeper.js';
import { startUpdates } from './updates/start-updates.js';

const app = new AppState();
void app.saved.open(savedKeeper());

const shell = document.querySelector('bc-app') as AppShell;
shell.app = app;
const start = () => {
  if (!customElements.get('bc-app')) customElements.define('bc-app', AppShell);
};
// A static page of this very address stays until there is something better to show.
const written = document.querySelector<HTMLElement>('main')?.dataset['path'];
if (written === location.pathname) {
  app.addEventListener('change', () => {
    if (app.data.status !== 'loading') start();
  });
} else start();

startUpdates(app);
