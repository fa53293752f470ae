/** The pages that are part of the first script; `routes.ts` fetches the others when they are opened. */
import './check-page.js';
import './countries-page.js';
import './country-page.js';
import './device-page.js';
import './devices-page.js';
import './missing-page.js';
import './network-page.js';
import './report-page.js';
