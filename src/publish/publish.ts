import type { Facts } from '../facts/load.js';
import { Check, Country, Device, Index, type Summary } from '../schema/published.js';
import { factsWorld } from '../facts/facts-world.js';
import type { Output } from './output.js';
import { snapshot } from './snapshot.js';
import { checkResource, countryResource, deviceResource, indexResource } from './resources.js';
import type { Site } from './site.js';

/**
 * Writes everything that the site publishes from the facts.
 * @param log called with a line of progress now and then
 * @throws PublishError for a file that does not fit its schema; nothing is published then
 */
export function publish(facts: Facts, site: Site, output: Output, log: (line: string) => void): void {
  const world = factsWorld(facts);
  output.json('v1/index.json', Index, indexResource(facts, site));
  for (const country of facts.countries) {
    output.json(`v1/countries/${country.cc}.json`, Country, countryResource(country, facts, site));
  }
  for (const device of facts.devices) {
    const { id } = device;
    const summaries: Record<string, Summary> = {};
    for (const country of world.countries.values()) {
      const check = checkResource(world.devices.get(id)!, country, site);
      output.json(`v1/check/${id}/${country.cc}.json`, Check, check);
      summaries[country.cc] = check.summary;
    }
    output.json(`v1/models/${id}.json`, Device, deviceResource(device, summaries, facts, site));
    log(`checks of ${id}: ${output.files} files`);
  }
  snapshot(world, facts, output);
  output.publish();
}
