import { defineMessages, type Language, translator } from 'pest-sdk';

/** What only a printed report says; the words of the report itself stand in pest-sdk. */
export const reportPdfMessages = defineMessages({
  zh: {
    'pdf.kind.report': '服务报告',
    'pdf.kind.briefing': '服务简报',
    'pdf.updated': '更新时间',
    'pdf.page': '第 {{page}} 页，共 {{pages}} 页',
    'pdf.frozen': '已审核通过并冻结，第 {{version}} 版，内容不再变更',
    'pdf.draft': '未审核，非正式版本',
    'pdf.version': '版本',
    'pdf.subject': '主题',
    'pdf.risk': '风险 {{number}}',
    'pdf.photos.left_other': '另有 {{count}} 张照片未印出，请在线查看',
  },
  en: {
    'pdf.kind.report': 'Service report',
    'pdf.kind.briefing': 'Service briefing',
    'pdf.updated': 'Updated',
    'pdf.page': 'Page {{page}} of {{pages}}',
    'pdf.frozen': 'Approved and frozen, version {{version}}; nothing in it changes any more',
    'pdf.draft': 'Not reviewed, not an official version',
    'pdf.version': 'Version',
    'pdf.subject': 'Subject',
    'pdf.risk': 'Risk {{number}}',
    'pdf.photos.left_one': '{{count}} more photo is not printed: see the report online',
    'pdf.photos.left_other': '{{count}} more photos are not printed: see the report online',
  },
});

export function reportPdfWords(language: Language) {
  return translator(reportPdfMessages, language);
}
export type ReportPdfWords = ReturnType<typeof reportPdfWords>;
