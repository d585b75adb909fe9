import { defineMessages } from 'pest-sdk';

export const dateInputMessages = defineMessages({
  zh: { 'dateInput.open': '打开日历', 'dateInput.calendar': '选择日期', 'dateInput.invalid': '日期格式为 YYYY-MM-DD' },
  en: {
    'dateInput.open': 'Open calendar',
    'dateInput.calendar': 'Choose a day',
    'dateInput.invalid': 'Enter the date as YYYY-MM-DD',
  },
});
