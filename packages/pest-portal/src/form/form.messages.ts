import { defineMessages } from '../base/i18n';

export const formMessages = defineMessages({
  zh: { 'form.cancel': '取消' },
  en: { 'form.cancel': 'Cancel' },
});
