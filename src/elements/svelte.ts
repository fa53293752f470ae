/** Lets the templates of Svelte know the tags: `import 'band-check/svelte'`. */
import type { HTMLAttributes } from 'svelte/elements';
import type { Tags } from './tags.js';

/** Listeners as attributes (Svelte 5: `onband-check-result={…}`) and as directives (Svelte 4: `on:band-check-result`). */
type SvelteTag<Name extends keyof Tags> = HTMLAttributes<Tags[Name]['element']> &
  Tags[Name]['properties'] & {
    [Event in keyof Tags[Name]['events'] & string as `on${Event}` | `on:${Event}`]?: (
      event: Tags[Name]['events'][Event],
    ) => void;
  };

type SvelteTags = { [Name in keyof Tags]: SvelteTag<Name> };

declare module 'svelte/elements' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merged into the interface of Svelte
  interface SvelteHTMLElements extends SvelteTags {}
}
