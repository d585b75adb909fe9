import { defineMessages } from 'pest-sdk';

/** Words of the view; those of the report itself stand in pest-sdk, for paper too. */
export const reportViewMessages = /* @__PURE__ */ defineMessages({
  zh: {
    'reportView.empty': '没有可显示的报告',
    'reportView.printPage': '用于打印的报告页面',
  },
  en: {
    'reportView.empty': 'No report to show',
    'reportView.printPage': 'Report page for printing',
  },
});
