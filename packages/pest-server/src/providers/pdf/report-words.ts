import type { Language, ReportSectionKind, ReportSignature } from 'pest-sdk';

interface ReportWords {
  readonly sections: Readonly<Record<ReportSectionKind, string>>;
  readonly roles: Readonly<Record<ReportSignature['role'], string>>;
  readonly kinds: Readonly<Record<'report' | 'briefing', string>>;
  readonly customer: string;
  readonly address: string;
  readonly provider: string;
  readonly period: string;
  readonly number: string;
  readonly version: string;
  readonly state: string;
  readonly updated: string;
  readonly subject: string;
  readonly page: (page: number, pages: number) => string;
  readonly frozen: (version: number) => string;
  readonly draft: string;
  readonly customerContact: string;
  readonly companyContact: string;
  readonly phone: string;
  readonly technicians: string;
  readonly licence: string;
  readonly taskNumber: string;
  readonly planned: string;
  readonly timeIn: string;
  readonly timeOut: string;
  readonly places: string;
  readonly workshops: string;
  readonly work: string;
  readonly pestGroup: string;
  readonly thisPeriod: string;
  readonly lastPeriod: string;
  readonly change: string;
  readonly baitConsumed: string;
  readonly month: string;
  readonly count: string;
  readonly lastYear: string;
  readonly threshold: string;
  readonly rank: string;
  readonly deviceCode: string;
  readonly deviceType: string;
  readonly location: string;
  readonly due: string;
  readonly checked: string;
  readonly notChecked: string;
  readonly outcome: string;
  readonly reason: string;
  readonly notCheckedDevices: string;
  readonly allChecked: string;
  readonly riskTitle: (index: number) => string;
  readonly severity: string;
  readonly description: string;
  readonly action: string;
  readonly owner: string;
  readonly dueDay: string;
  readonly treatment: string;
  readonly carriedOver: string;
  readonly noRisks: string;
  readonly product: string;
  readonly registration: string;
  readonly ingredient: string;
  readonly amountAndDilution: string;
  readonly areaAndMethod: string;
  readonly targetPest: string;
  readonly batch: string;
  readonly applicator: string;
  readonly noChemicals: string;
  readonly noHotSpots: string;
  readonly signatures: string;
  readonly notSigned: string;
  readonly outdated: string;
  readonly typed: string;
  readonly none: string;
}

/** What the report says around its figures, in both languages; the trade's own terms come from pest-sdk. */
export const reportWords: Readonly<Record<Language, ReportWords>> = {
  zh: {
    sections: {
      summary: '结论',
      contacts: '联系人',
      serviceContent: '服务内容',
      pestData: '虫害数据',
      rodentTrend: '鼠类趋势',
      flyingInsectTrend: '飞虫趋势',
      hotSpots: '高发点位',
      deviceChecks: '设备巡查',
      risks: '现场风险与整改',
      chemicals: '药剂使用',
      recommendations: '建议',
      text: '说明',
    },
    roles: { technician: '服务人员', customer: '客户代表', reviewer: '审核人' },
    kinds: { report: '服务报告', briefing: '服务简报' },
    customer: '客户',
    address: '服务地址',
    provider: '服务单位',
    period: '服务期间',
    number: '报告编号',
    version: '版本',
    state: '状态',
    updated: '更新时间',
    subject: '主题',
    page: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
    frozen: (version) => `已审核通过并冻结，第 ${version} 版，内容不再变更`,
    draft: '未审核，非正式版本',
    customerContact: '客户联系人',
    companyContact: '服务单位联系人',
    phone: '电话',
    technicians: '服务人员',
    licence: '证书编号',
    taskNumber: '服务单号',
    planned: '计划时间',
    timeIn: '签到时间',
    timeOut: '提交时间',
    places: '服务区域',
    workshops: '车间',
    work: '工作内容',
    pestGroup: '虫害类别',
    thisPeriod: '本期',
    lastPeriod: '上期',
    change: '变化',
    baitConsumed: '室外鼠饵平均盗食率',
    month: '月份',
    count: '捕获数',
    lastYear: '去年同期',
    threshold: '控制值',
    rank: '序号',
    deviceCode: '设备编号',
    deviceType: '设备类型',
    location: '位置',
    due: '应检',
    checked: '已检',
    notChecked: '未检',
    outcome: '结果',
    reason: '原因',
    notCheckedDevices: '未检设备及原因',
    allChecked: '应检设备已全部检查。',
    riskTitle: (index) => `风险 ${index}`,
    severity: '程度',
    description: '问题描述',
    action: '整改措施',
    owner: '责任人',
    dueDay: '期限',
    treatment: '处理情况',
    carriedOver: '前次遗留',
    noRisks: '本次未发现风险，也无遗留风险。',
    product: '药剂名称',
    registration: '登记证号',
    ingredient: '有效成分',
    amountAndDilution: '用量与配比',
    areaAndMethod: '区域、面积与方式',
    targetPest: '靶标',
    batch: '批号',
    applicator: '施药人与时间',
    noChemicals: '本次未使用药剂。',
    noHotSpots: '本期无捕获点位。',
    signatures: '签名',
    notSigned: '未签名',
    outdated: '签名后报告有改动，签名已失效',
    typed: '键入签名',
    none: '—',
  },
  en: {
    sections: {
      summary: 'Conclusion',
      contacts: 'Contacts',
      serviceContent: 'Service carried out',
      pestData: 'Pest figures',
      rodentTrend: 'Rodent trend',
      flyingInsectTrend: 'Flying-insect trend',
      hotSpots: 'Hot spots',
      deviceChecks: 'Device checks',
      risks: 'Risks and corrective actions',
      chemicals: 'Chemicals used',
      recommendations: 'Recommendations',
      text: 'Notes',
    },
    roles: { technician: 'Technician', customer: 'Customer', reviewer: 'Reviewer' },
    kinds: { report: 'Service report', briefing: 'Service briefing' },
    customer: 'Customer',
    address: 'Service address',
    provider: 'Service provider',
    period: 'Service period',
    number: 'Report number',
    version: 'Version',
    state: 'State',
    updated: 'Updated',
    subject: 'Subject',
    page: (page, pages) => `Page ${page} of ${pages}`,
    frozen: (version) => `Approved and frozen, version ${version}; nothing in it changes any more`,
    draft: 'Not reviewed, not an official version',
    customerContact: 'Customer contact',
    companyContact: 'Provider contact',
    phone: 'Phone',
    technicians: 'Technicians',
    licence: 'Licence number',
    taskNumber: 'Service number',
    planned: 'Planned',
    timeIn: 'Checked in',
    timeOut: 'Submitted',
    places: 'Places',
    workshops: 'Workshops',
    work: 'Work',
    pestGroup: 'Pest group',
    thisPeriod: 'This period',
    lastPeriod: 'Period before',
    change: 'Change',
    baitConsumed: 'Mean bait eaten outdoors',
    month: 'Month',
    count: 'Captures',
    lastYear: 'A year before',
    threshold: 'Limit',
    rank: 'No.',
    deviceCode: 'Device',
    deviceType: 'Type',
    location: 'Location',
    due: 'Due',
    checked: 'Checked',
    notChecked: 'Not checked',
    outcome: 'Outcome',
    reason: 'Reason',
    notCheckedDevices: 'Devices not checked, and why',
    allChecked: 'All devices due were checked.',
    riskTitle: (index) => `Risk ${index}`,
    severity: 'Severity',
    description: 'Finding',
    action: 'Corrective action',
    owner: 'Owner',
    dueDay: 'Due day',
    treatment: 'What was done',
    carriedOver: 'Carried over',
    noRisks: 'No risk was found and none was left open.',
    product: 'Product',
    registration: 'Registration',
    ingredient: 'Active ingredient',
    amountAndDilution: 'Amount and dilution',
    areaAndMethod: 'Where, area and method',
    targetPest: 'Target pest',
    batch: 'Batch',
    applicator: 'Applicator and time',
    noChemicals: 'No chemicals were used.',
    noHotSpots: 'No device caught anything in this period.',
    signatures: 'Signatures',
    notSigned: 'Not signed',
    outdated: 'The report changed after this signature, which no longer counts',
    typed: 'Typed',
    none: '–',
  },
};
