/** Every page of the app, so that one script holds them all. */
import './about-page.js';
import './bands-page.js';
import './check-page.js';
import './compare-page.js';
import './countries-page.js';
import './country-page.js';
import './data-page.js';
import './device-page.js';
import './devices-page.js';
import './missing-page.js';
import './network-page.js';
import './report-page.js';
import './switch-offs-page.js';
