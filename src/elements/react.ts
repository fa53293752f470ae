/** Lets the templates of React 19 know the tags: `import 'band-check/react'`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Tags } from './tags.js';

/** What React 19 passes on: properties as they are, and a listener for each event as `on` with its name. */
type ReactTag<Name extends keyof Tags> = DetailedHTMLProps<
  HTMLAttributes<Tags[Name]['element']>,
  Tags[Name]['element']
> &
  Tags[Name]['properties'] & {
    [Event in keyof Tags[Name]['events'] & string as `on${Event}`]?: (
      event: Tags[Name]['events'][Event],
    ) => void;
  };

type ReactTags = { [Name in keyof Tags]: ReactTag<Name> };

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- that is where React keeps its tags
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merged into the interface of React
    interface IntrinsicElements extends ReactTags {}
  }
}
