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
    'pdf.companyContact': '服务单位联系人',
    'pdf.phone': '电话',
    'pdf.rank': '序号',
    'pdf.allChecked': '应检设备已全部检查。',
    'pdf.risk': '风险 {{number}}',
    'pdf.treatment': '处理情况',
    'pdf.noRisks': '本次未发现风险，也无遗留风险。',
    'pdf.noChemicals': '本次未使用药剂。',
    'pdf.noHotSpots': '本期无捕获点位。',
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
    'pdf.companyContact': 'Provider contact',
    'pdf.phone': 'Phone',
    'pdf.rank': 'No.',
    'pdf.allChecked': 'All devices due were checked.',
    'pdf.risk': 'Risk {{number}}',
    'pdf.treatment': 'Treatment',
    'pdf.noRisks': 'No risk was found and none was left open.',
    'pdf.noChemicals': 'No chemicals were used.',
    'pdf.noHotSpots': 'No device caught anything in this period.',
  },
});

export function reportPdfWords(language: Language) {
  return translator(reportPdfMessages, language);
}
export type ReportPdfWords = ReturnType<typeof reportPdfWords>;
