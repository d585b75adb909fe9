import { defineMessages } from 'pest-sdk';

/** Words under all that waits; fetched with it. */
export const allNeedsMessages = defineMessages({
  zh: {
    'home.needs.rest': '还有 {{count}} 项排在后面。',
  },
  en: {
    'home.needs.rest': '{{count}} more after these.',
  },
});
