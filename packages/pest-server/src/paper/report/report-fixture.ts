import type { ReportDocument, ReportSection } from 'pest-sdk';

const months = Array.from({ length: 13 }, (_, index) => {
  const month = ((index + 10) % 12) + 1;
  return `${index < 2 ? 2025 : 2026}-${String(month).padStart(2, '0')}`;
});

/** Section `kind` with what the tests do not vary. */
const plain = { hidden: false, text: '' } as const;

const sections: ReportSection[] = [
  {
    ...plain,
    id: 's1',
    kind: 'summary',
    data: null,
    text: '本月飞虫较上月减少，鼠类活动集中在 2 号仓库东侧。发现的两处孔洞已封堵一处。\n第二段：请客户在下次服务前完成卸货平台的封堵。',
  },
  {
    ...plain,
    id: 's2',
    kind: 'contacts',
    data: {
      customerContact: '龚喆',
      customerPhone: '13900000004',
      companyName: '青禾有害生物防治有限公司',
      companyContact: '赵敏',
      companyPhone: '13900000001',
      technicians: [
        { name: '李䶮', licence: 'PCO-2024-0117' },
        { name: '王强', licence: '' },
      ],
    },
  },
  {
    ...plain,
    id: 's3',
    kind: 'serviceContent',
    data: {
      taskNumber: 'T20261103-01',
      plannedAt: '2026-11-03T01:00:00.000Z',
      checkedInAt: '2026-11-03T01:04:00.000Z',
      submittedAt: '2026-11-03T05:41:00.000Z',
      places: ['indoor', 'outdoor'],
      workshops: ['原料仓库', '包装车间'],
      description: '全厂设备巡查，更换灭蝇灯粘纸，补充室外鼠饵。',
      siteSignatures: [
        {
          name: '孙丽',
          title: '品控主管',
          method: 'drawn',
          strokes: [
            [
              { x: 0.1, y: 0.1 },
              { x: 0.4, y: 0.2 },
            ],
          ],
          reason: '',
          signedAt: '2026-11-03T05:36:00.000Z',
          accountName: '李强',
        },
      ],
    },
  },
  {
    ...plain,
    id: 's4',
    kind: 'pestData',
    data: {
      rows: [
        { group: 'rodent', count: 3, sameDevices: 3, previous: 5 },
        { group: 'flyingInsect', count: 214, sameDevices: 190, previous: 371 },
        { group: 'crawlingInsect', count: 8, sameDevices: 8, previous: 0 },
      ],
      comparison: { devices: 52, deviceDays: 1560, previousDeviceDays: 1612 },
      baitConsumedPercent: 12.5,
      sameStationsPercent: 12.5,
      previousBaitConsumedPercent: 18,
    },
  },
  {
    ...plain,
    id: 's5',
    kind: 'rodentTrend',
    text: '本期鼠类捕获 3 只，上期 5 只，减少 40%。',
    data: {
      group: 'rodent',
      months: months.map((month, index) => ({
        month,
        count: (index * 5) % 7,
        lastYear: index < 4 ? null : (index * 3) % 8,
      })),
      threshold: 4,
    },
  },
  {
    ...plain,
    id: 's6',
    kind: 'flyingInsectTrend',
    data: {
      group: 'flyingInsect',
      months: months.map((month, index) => ({
        month,
        count: 60 + ((index * 97) % 340),
        lastYear: 80 + ((index * 53) % 300),
      })),
      threshold: null,
    },
  },
  {
    ...plain,
    id: 's7',
    kind: 'hotSpots',
    data: {
      rows: [
        { code: 'MY0007', type: 'flyLamp', location: '包装车间东门', value: 61, previous: 80 },
        { code: 'SL0021', type: 'mouseTrap', location: '2 号仓库东墙', value: 2, previous: null },
        { code: 'SE0004', type: 'baitStation', location: '厂区北围墙', value: 75, previous: 50 },
      ],
    },
  },
  {
    ...plain,
    id: 's13',
    kind: 'floorPlans',
    data: {
      plans: [
        {
          name: '一层平面图',
          revision: 2,
          image: 'plan:ground',
          width: 1200,
          height: 800,
          devices: [
            { code: 'MY0007', type: 'flyLamp', x: 0.3, y: 0.4, value: 61 },
            { code: 'SL0021', type: 'mouseTrap', x: 0.7, y: 0.5, value: 2 },
            { code: 'SE0004', type: 'baitStation', x: 0.9, y: 0.1, value: 75 },
            { code: 'ZJ0012', type: 'cockroachTrap', x: 0.5, y: 0.8, value: null },
          ],
        },
      ],
    },
  },
  {
    ...plain,
    id: 's8',
    kind: 'deviceChecks',
    data: {
      rows: [
        { type: 'flyLamp', due: 12, checked: 12, notChecked: 0 },
        { type: 'mouseTrap', due: 42, checked: 40, notChecked: 2 },
      ],
      notChecked: Array.from({ length: 60 }, (_, index) => ({
        code: `SL${String(index + 1).padStart(4, '0')}`,
        outcome: index % 2 === 0 ? ('inaccessible' as const) : ('missing' as const),
        reason: `货物堆放遮挡，第 ${index + 1} 号点位无法靠近`,
      })),
    },
  },
  {
    ...plain,
    id: 's9',
    kind: 'risks',
    data: {
      rows: [
        {
          id: 'r1',
          location: '2 号仓库东墙',
          deviceCode: 'SL0021',
          description: '墙脚有直径约 4 厘米的孔洞，周围有新鲜鼠粪。',
          severity: 'major',
          state: 'unresolved',
          verifiedAt: null,
          action: '用钢丝棉和水泥封堵，清理周围 1 米内杂物。',
          owner: '客户 工程部 刘洋',
          dueDay: '2026-11-17',
          treatment: '已临时用钢丝棉封堵。',
          photos: ['photo:hole'],
          carriedOver: true,
        },
        {
          id: 'r2',
          location: '卸货平台',
          deviceCode: null,
          description: '卷帘门下沿缝隙超过 6 毫米。',
          severity: 'minor',
          state: 'resolved',
          verifiedAt: null,
          action: '更换门底密封条。',
          owner: '客户 设备部',
          dueDay: null,
          treatment: '已更换。',
          photos: [],
          carriedOver: false,
        },
      ],
    },
  },
  {
    ...plain,
    id: 's10',
    kind: 'chemicals',
    data: {
      rows: [
        {
          name: '高效氯氟氰菊酯水乳剂',
          registrationNumber: 'WP20100123',
          activeIngredient: '高效氯氟氰菊酯 2.5%',
          dilution: '1:100',
          amount: '250',
          unit: '毫升',
          areaTreated: '400',
          where: '厂区外围排水沟',
          method: '滞留喷洒',
          targetPest: '蚊、蝇',
          batch: 'B2610-07',
          applicator: '李䶮',
          usedAt: '2026-11-03T03:20:00.000Z',
        },
      ],
    },
  },
  { ...plain, id: 's11', kind: 'recommendations', data: null, text: '保持卸货平台门常闭；每周清理垃圾房地面。' },
  {
    ...plain,
    id: 's14',
    kind: 'deviceRecords',
    data: {
      rows: [
        {
          code: 'MY0007',
          type: 'flyLamp',
          location: '包装车间东门',
          outcome: 'checked',
          reason: '',
          captures: 61,
          counts: [
            { species: 'fly', count: 58 },
            { species: 'mosquito', count: 3 },
          ],
          consumedPercent: null,
          actions: ['replaced', 'cleaned'],
          checkedAt: '2026-11-03T02:11:00.000Z',
          answers: [
            {
              question: { zh: '灯管', en: '灯管' },
              answer: { zh: '一支不亮', en: '一支不亮' },
              photos: [],
              raisesRisk: true,
            },
            {
              question: { zh: '灯罩照片', en: '灯罩照片' },
              answer: { zh: '', en: '' },
              photos: ['photo:shade'],
              raisesRisk: false,
            },
          ],
        },
        {
          code: 'SL0021',
          type: 'mouseTrap',
          location: '2 号仓库东墙',
          outcome: 'inaccessible',
          reason: '托盘挡住',
          captures: null,
          counts: [],
          consumedPercent: null,
          actions: [],
          checkedAt: '2026-11-03T02:20:00.000Z',
        },
        {
          code: 'ZJ0012',
          type: 'cockroachTrap',
          location: '包装车间西墙',
          outcome: 'missing',
          reason: '',
          captures: null,
          counts: [],
          consumedPercent: null,
          actions: [],
          checkedAt: '2026-11-03T02:25:00.000Z',
        },
        {
          code: 'SE0004',
          type: 'baitStation',
          location: '厂区北围墙',
          outcome: 'checked',
          reason: '',
          captures: null,
          counts: [],
          consumedPercent: 75,
          actions: ['baitReplaced'],
          checkedAt: '2026-11-03T02:31:00.000Z',
        },
      ],
    },
  },
  { ...plain, id: 's12', kind: 'text', data: null, title: '内部备注', hidden: true, text: '不给客户看的话' },
];

/** A report that has every kind of section, one of them hidden, long tables and rare characters. */
export const sampleReport: ReportDocument = {
  id: 'report-1',
  kind: 'report',
  number: 'SR20261103-01',
  name: '2026 年 11 月虫害防治服务报告',
  subject: '月度服务',
  customerId: 'customer-1',
  customerName: '禾穗食品（苏州）有限公司',
  siteAddress: '江苏省苏州市工业园区星湖街 328 号',
  companyName: '青禾有害生物防治有限公司',
  period: { from: '2026-10-04', to: '2026-11-03' },
  sections,
  signatures: [
    {
      id: 'g1',
      role: 'technician',
      name: '李䶮',
      signedAt: '2026-11-03T05:45:00.000Z',
      method: 'drawn',
      reason: '',
      account: { name: '李䶮', loginId: '139****0003' },
      ownAccount: true,
      address: null,
      strokes: [
        Array.from({ length: 40 }, (_, index) => ({ x: index / 50, y: 0.2 + 0.12 * Math.sin(index / 3) })),
        [
          { x: 0.1, y: 0.4 },
          { x: 0.7, y: 0.38 },
        ],
        [{ x: 0.75, y: 0.3 }],
      ],
      outdated: false,
    },
    {
      id: 'g2',
      role: 'customer',
      name: '龚喆',
      signedAt: '2026-11-03T05:50:00.000Z',
      method: 'typed',
      reason: '',
      account: { name: '龚喆', loginId: '139****0004' },
      ownAccount: true,
      address: null,
      strokes: null,
      outdated: true,
    },
  ],
  state: 'approved',
  reviewNote: '',
  review: { reviewer: { name: '赵敏', loginId: '139****0001' }, at: '2026-11-04T02:00:00.000Z', address: null },
  ownWork: false,
  ownRoles: ['technician', 'reviewer'],
  version: 3,
  updatedAt: '2026-11-04T02:00:00.000Z',
};
