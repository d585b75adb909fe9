import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { NamedWidget } from '../mount/widgets';
import type { PestElementAttributes, PestElementListeners } from './events';
import type { PestElement } from './PestElement';

type Tags = { [Name in NamedWidget as `pest-${Name}`]: Name };

type ReactTags = {
  [Tag in keyof Tags]: PestElementAttributes<Tags[Tag]> &
    Omit<
      DetailedHTMLProps<HTMLAttributes<PestElement<Tags[Tag]>>, PestElement<Tags[Tag]>>,
      keyof PestElementAttributes<Tags[Tag]>
    >;
};
type SvelteTags = {
  [Tag in keyof Tags]: PestElementAttributes<Tags[Tag]> & {
    readonly id?: string;
    readonly class?: string;
    readonly style?: string;
    readonly [data: `data-${string}`]: string | undefined;
  };
};

/** For Vue: `declare module 'vue' { interface GlobalComponents extends PestVueComponents {} }`. */
export type PestVueComponents = {
  [Tag in keyof Tags]: new () => PestElement<Tags[Tag]> & {
    readonly $props: PestElementAttributes<Tags[Tag]> & PestElementListeners<Tags[Tag]>;
  };
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ReactTags {}
  }
}

declare global {
  interface HTMLElementTagNameMap extends PestElementsByTag {}
  namespace svelteHTML {
    interface IntrinsicElements extends SvelteTags {}
  }
}

/** The elements by their tags. */
export type PestElementsByTag = { [Tag in keyof Tags]: PestElement<Tags[Tag]> };
