import { defineMessages } from 'pest-sdk';

export const formMessages = defineMessages({
  zh: { 'form.cancel': '取消' },
  en: { 'form.cancel': 'Cancel' },
});
