import { VERSION } from '../../core/version.js';

export { VERSION };

/**
 * Defines an element unless its name is taken: the first definition wins, because a second one would throw in the
 * middle of somebody's page. One line on the console says so.
 */
export function register(tag: string, element: CustomElementConstructor): void {
  const defined = customElements.get(tag);
  if (!defined) customElements.define(tag, element);
  else if (defined !== element) {
    const version = (defined as { version?: unknown }).version;
    console.info(
      `<${tag}> ${VERSION} ignored, ${typeof version === 'string' ? version : 'another one'} is in use`,
    );
  }
}
