import { defineMessages } from 'pest-sdk';

export const canvasSideMessages = /* @__PURE__ */ defineMessages({
  zh: { 'canvasSide.sheet': '展开面板' },
  en: { 'canvasSide.sheet': 'Show the panel' },
});
