/** Lets the templates of Vue know the tags: `import 'band-check/vue'`. */
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { Tags } from './tags.js';

/** A custom element as Vue's checker of templates wants it; nothing of this exists at run time. */
type VueTag<Name extends keyof Tags> = new () => Tags[Name]['element'] & {
  $props: HTMLAttributes & Tags[Name]['properties'] & PublicProps;
  $emit: EmitFn<{
    [Event in keyof Tags[Name]['events']]: (event: Tags[Name]['events'][Event]) => void;
  }>;
};

type VueTags = { [Name in keyof Tags]: VueTag<Name> };

declare module 'vue' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merged into the interface of Vue
  interface GlobalComponents extends VueTags {}
}
