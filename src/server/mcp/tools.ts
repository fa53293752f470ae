import { checkBands } from './check-bands.js';
import { checkDevice } from './check-device.js';
import { checkLife } from './check-life.js';
import { findDevices } from './find-devices.js';
import { getCountryNetworks } from './get-country-networks.js';
import { listChanges } from './list-changes.js';
import { listCoverage } from './list-coverage.js';
import { listSwitchOffs } from './list-switch-offs.js';
import { planDevicesTool } from './plan-devices.js';
import type { Tool } from './tool.js';
import { whereService } from './where-service.js';

/** Every tool, in the order in which assistants see them; the order never changes, so that lists can be cached. */
export const TOOLS = [
  checkDevice,
  checkBands,
  findDevices,
  getCountryNetworks,
  listCoverage,
  listSwitchOffs,
  listChanges,
  planDevicesTool,
  checkLife,
  whereService,
] as unknown as readonly Tool[];
