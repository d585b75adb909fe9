import type { PestVueComponents } from 'pest-ui/elements';

declare module 'vue' {
  interface GlobalComponents extends PestVueComponents {}
}
