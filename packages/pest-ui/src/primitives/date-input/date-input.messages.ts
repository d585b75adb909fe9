import { defineMessages } from 'pest-sdk';

export const dateInputMessages = /* @__PURE__ */ defineMessages({
  zh: {
    'dateInput.open': '打开日历',
    'dateInput.calendar': '选择日期',
    'dateInput.nextMonth': '下个月',
    'dateInput.previousMonth': '上个月',
    'dateInput.invalid': '日期格式为 YYYY-MM-DD',
  },
  en: {
    'dateInput.open': 'Open calendar',
    'dateInput.calendar': 'Choose a day',
    'dateInput.nextMonth': 'Next month',
    'dateInput.previousMonth': 'Previous month',
    'dateInput.invalid': 'Enter the date as YYYY-MM-DD',
  },
});
