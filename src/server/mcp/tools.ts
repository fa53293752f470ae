import { checkBandsTool } from './check-bands-tool.js';
import { checkDeviceTool } from './check-device-tool.js';
import { checkLifeTool } from './check-life-tool.js';
import { findDevicesTool } from './find-devices-tool.js';
import { getCountryNetworksTool } from './get-country-networks-tool.js';
import { listChangesTool } from './list-changes-tool.js';
import { listCoverageTool } from './list-coverage-tool.js';
import { listSwitchOffsTool } from './list-switch-offs-tool.js';
import { planDevicesTool } from './plan-devices-tool.js';
import type { Tool } from './tool.js';
import { whereServiceTool } from './where-service-tool.js';

/** Every tool, in the order in which assistants see them; the order never changes, so that lists can be cached. */
export const TOOLS = [
  checkDeviceTool,
  checkBandsTool,
  findDevicesTool,
  getCountryNetworksTool,
  listCoverageTool,
  listSwitchOffsTool,
  listChangesTool,
  planDevicesTool,
  checkLifeTool,
  whereServiceTool,
] as unknown as readonly Tool[];
