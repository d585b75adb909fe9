import type { Language, ReportDocument, ReportSection, Words } from 'pest-sdk';

const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'];
const trend = (counts: readonly number[], lastYear: readonly number[], threshold: number) => ({
  months: months.map((month, at) => ({ month, count: counts[at] ?? 0, lastYear: lastYear[at] ?? null })),
  threshold,
});

const planPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><path d="M40 40H1160V760H40ZM480 40V760M480 400H1160" fill="#fff" stroke="#555" stroke-width="8"/></svg>',
)}`;

/** The October report of a food plant, as generated from a visit: in words of any language. */
export function foodPlantReport(locale: Language): ReportDocument {
  const say = (words: Words) => words[locale];
  const part = (id: string, text = '') => ({ id, text, hidden: false });
  const sections: ReportSection[] = [
    {
      ...part(
        'summary',
        say({
          zh: '本月室内鼠类捕获 2 只，较上月减少；包材库灭蝇灯飞虫数超出限值，已安排密封收货平台卷帘门。',
          en: 'Two rodents were caught indoors, fewer than last month. Flying insects in the packaging store were above the limit; sealing the dock door is arranged.',
        }),
      ),
      kind: 'summary',
      data: null,
    },
    {
      ...part('contacts'),
      kind: 'contacts',
      data: {
        customerContact: say({ zh: '周敏', en: 'Zhou Min' }),
        customerPhone: '021-5555 0132',
        companyName: say({ zh: '绿盾有害生物防制', en: 'Green Shield Pest Control' }),
        companyContact: say({ zh: '李强', en: 'Li Qiang' }),
        companyPhone: '021-5555 0188',
        technicians: [{ name: say({ zh: '王磊', en: 'Wang Lei' }), licence: 'PCO-2024-0317' }],
      },
    },
    {
      ...part('service'),
      kind: 'serviceContent',
      data: {
        taskNumber: 'T-202610-018',
        plannedAt: '2026-10-20T01:00:00Z',
        checkedInAt: '2026-10-20T01:04:00Z',
        submittedAt: '2026-10-20T03:31:00Z',
        places: ['indoor', 'outdoor'],
        workshops: [say({ zh: '收货平台', en: 'Receiving dock' }), say({ zh: '包材库', en: 'Packaging store' })],
        description: say({
          zh: '月度例行巡检，更换灭蝇灯粘纸。',
          en: 'Monthly routine service; glue boards of the fly lamps replaced.',
        }),
      },
    },
    {
      ...part('pests'),
      kind: 'pestData',
      data: {
        rows: [
          { group: 'rodent', count: 2, sameDevices: 2, previous: 5 },
          { group: 'flyingInsect', count: 186, sameDevices: 171, previous: 142 },
          { group: 'crawlingInsect', count: 9, sameDevices: 9, previous: 9 },
        ],
        comparison: { devices: 38, deviceDays: 1140, previousDeviceDays: 1178 },
        baitConsumedPercent: 12,
        sameStationsPercent: 12,
        previousBaitConsumedPercent: 18,
      },
    },
    {
      ...part(
        'rodents',
        say({ zh: '鼠类捕获连续三个月下降。', en: 'Rodent captures fell for the third month in a row.' }),
      ),
      kind: 'rodentTrend',
      data: { group: 'rodent', ...trend([4, 6, 8, 7, 5, 2], [6, 7, 9, 9, 8, 6], 8) },
    },
    {
      ...part('insects'),
      kind: 'flyingInsectTrend',
      data: { group: 'flyingInsect', ...trend([60, 95, 160, 171, 142, 186], [71, 102, 150, 166, 149, 120], 180) },
    },
    {
      ...part('spots'),
      kind: 'hotSpots',
      data: {
        rows: [
          {
            code: 'FL-07',
            type: 'flyLamp',
            location: say({ zh: '包材库东门', en: 'Packaging store, east door' }),
            value: 64,
            previous: 31,
          },
          {
            code: 'FL-02',
            type: 'flyLamp',
            location: say({ zh: '收货平台', en: 'Receiving dock' }),
            value: 48,
            previous: 52,
          },
          {
            code: 'MT-11',
            type: 'mouseTrap',
            location: say({ zh: '原料库北墙', en: 'Raw material store, north wall' }),
            value: 2,
            previous: null,
          },
        ],
      },
    },
    {
      ...part('plans'),
      kind: 'floorPlans',
      data: {
        plans: [
          {
            name: say({ zh: '一层', en: 'Ground floor' }),
            revision: 3,
            image: planPicture,
            width: 1200,
            height: 800,
            devices: [
              { code: 'FL-07', type: 'flyLamp', x: 0.32, y: 0.3, value: 64 },
              { code: 'FL-02', type: 'flyLamp', x: 0.7, y: 0.62, value: 48 },
              { code: 'MT-11', type: 'mouseTrap', x: 0.16, y: 0.74, value: 2 },
              { code: 'MT-14', type: 'mouseTrap', x: 0.86, y: 0.22, value: null },
              { code: 'BS-03', type: 'baitStation', x: 0.5, y: 0.95, value: 50 },
            ],
          },
        ],
      },
    },
    {
      ...part('checks'),
      kind: 'deviceChecks',
      data: {
        rows: [
          { type: 'flyLamp', due: 12, checked: 12, notChecked: 0 },
          { type: 'mouseTrap', due: 36, checked: 35, notChecked: 1 },
        ],
        notChecked: [
          { code: 'MT-29', outcome: 'inaccessible', reason: say({ zh: '被托盘挡住', en: 'Blocked by pallets' }) },
        ],
      },
    },
    {
      ...part('risks'),
      kind: 'risks',
      data: {
        rows: [
          {
            id: 'r1',
            location: say({ zh: '收货平台卷帘门', en: 'Receiving dock, roller door' }),
            deviceCode: 'FL-02',
            description: say({
              zh: '门底缝隙约 2 厘米，鼠类可进入。',
              en: 'A gap of about 2 cm under the door lets rodents in.',
            }),
            severity: 'major',
            state: 'untreated',
            verifiedAt: null,
            action: say({ zh: '加装门底密封条', en: 'Fit a door sweep' }),
            owner: say({ zh: '周敏', en: 'Zhou Min' }),
            dueDay: '2026-11-10',
            treatment: '',
            photos: [],
            carriedOver: true,
          },
        ],
      },
    },
    {
      ...part('chemicals'),
      kind: 'chemicals',
      data: {
        rows: [
          {
            name: say({ zh: '溴敌隆饵剂', en: 'Bromadiolone bait' }),
            registrationNumber: 'WP20110123',
            activeIngredient: say({ zh: '溴敌隆 0.005%', en: 'Bromadiolone 0.005%' }),
            dilution: '—',
            amount: '240',
            unit: 'g',
            areaTreated: '—',
            where: say({ zh: '室外鼠饵站 1–12', en: 'Outdoor stations 1–12' }),
            method: say({ zh: '饵站投放', en: 'Placed in stations' }),
            targetPest: say({ zh: '褐家鼠', en: 'Norway rat' }),
            batch: '',
            applicator: say({ zh: '王磊', en: 'Wang Lei' }),
            usedAt: '2026-10-20T02:10:00Z',
          },
        ],
      },
    },
    { ...part('advice'), kind: 'recommendations', data: null },
    {
      ...part('records'),
      kind: 'deviceRecords',
      data: {
        rows: [
          {
            code: 'FL-07',
            type: 'flyLamp',
            location: say({ zh: '包材库东门', en: 'Packaging store, east door' }),
            outcome: 'checked',
            reason: '',
            captures: 64,
            counts: [
              { species: 'fly', count: 51 },
              { species: 'sanitationFly', count: 13 },
            ],
            consumedPercent: null,
            actions: ['replaced'],
            checkedAt: '2026-10-20T01:20:00Z',
          },
          {
            code: 'MT-14',
            type: 'mouseTrap',
            location: say({ zh: '发货区', en: 'Dispatch' }),
            outcome: 'inaccessible',
            reason: say({ zh: '托盘挡住', en: 'Behind pallets' }),
            captures: null,
            counts: [],
            consumedPercent: null,
            actions: [],
            checkedAt: '2026-10-20T01:31:00Z',
          },
        ],
      },
    },
  ];
  return {
    id: 'report-1',
    kind: 'report',
    number: 'R-202610-018',
    name: say({ zh: '2026 年 10 月服务报告', en: 'Service report, October 2026' }),
    subject: say({ zh: '月度有害生物防制', en: 'Monthly pest control' }),
    customerId: 'customer-1',
    customerName: say({ zh: '晨光食品（上海）有限公司', en: 'Morning Light Foods (Shanghai)' }),
    siteAddress: say({ zh: '上海市嘉定区科盛路 88 号', en: '88 Kesheng Road, Jiading, Shanghai' }),
    companyName: say({ zh: '绿盾有害生物防制', en: 'Green Shield Pest Control' }),
    period: { from: '2026-10-01', to: '2026-10-31' },
    sections,
    signatures: [],
    state: 'pendingReview',
    reviewNote: '',
    review: null,
    ownWork: false,
    ownRoles: ['technician', 'reviewer'],
    version: 3,
    updatedAt: '2026-10-20T06:00:00Z',
  };
}
