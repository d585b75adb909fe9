import { addDays, type DeviceType, deviceTypes, deviceTypeWords, type InspectionTemplateRecord } from 'pest-sdk';
import { type DemoWorld, demoId } from './demo-world';

type Item = InspectionTemplateRecord['directions'][number]['items'][number];

function choice(
  id: string,
  name: string,
  options: readonly (readonly [id: string, label: string, raisesRisk?: boolean])[],
): Item {
  return {
    id,
    name,
    type: 'choice',
    required: true,
    options: options.map(([key, label, raisesRisk = false]) => ({ id: key, label, raisesRisk })),
    multiple: false,
    unit: '',
    min: null,
    max: null,
    alarmAbove: null,
  };
}

function amount(id: string, name: string, unit: string, alarmAbove: number | null): Item {
  return {
    id,
    name,
    type: 'number',
    required: false,
    options: [],
    multiple: false,
    unit,
    min: 0,
    max: 1000,
    alarmAbove,
  };
}

function words(id: string, name: string): Item {
  return {
    id,
    name,
    type: 'text',
    required: false,
    options: [],
    multiple: false,
    unit: '',
    min: null,
    max: null,
    alarmAbove: null,
  };
}

const condition = choice('condition', '设备状态', [
  ['good', '完好'],
  ['dirty', '脏污，已清洁'],
  ['damaged', '损坏', true],
]);

const content: Record<DeviceType, { readonly process: string; readonly items: readonly Item[] }> = {
  flyLamp: {
    process: '断电后打开外罩，取下粘纸，按类别计数；更换粘纸，擦拭灯管，记录灯管启用时间后通电复位。',
    items: [
      condition,
      choice('tube', '灯管使用时间', [
        ['inYear', '未满一年'],
        ['due', '满一年，需更换', true],
      ]),
      amount('height', '离地高度', '厘米', null),
    ],
  },
  mouseTrap: {
    process: '打开捕鼠器，按种类记录捕获数；检查粘鼠板是否积尘、受潮或过期，更换后贴墙复位。',
    items: [
      condition,
      choice('wall', '贴墙放置', [
        ['yes', '是'],
        ['no', '否，已复位'],
      ]),
      words('surroundings', '周边孔洞与缝隙'),
    ],
  },
  cockroachTrap: {
    process: '取出粘板，区分成虫、若虫和卵鞘计数；更换粘板与诱饵片，写上日期后放回原位。',
    items: [condition, amount('live', '周边目击活蟑数', '只', 3)],
  },
  baitStation: {
    process: '用钥匙打开饵站，按 0、25、50、75、100% 记录盗食；霉变或受潮的毒饵回收称重，补足后上锁并核对警示标签。',
    items: [
      condition,
      choice('anchor', '固定', [
        ['yes', '牢固'],
        ['no', '松动', true],
      ]),
    ],
  },
};

/** An answer to every required item, as a tidy technician leaves it. */
export const usualAnswers: Record<DeviceType, Record<string, string[]>> = {
  flyLamp: { condition: ['good'], tube: ['inYear'] },
  mouseTrap: { condition: ['good'], wall: ['yes'] },
  cockroachTrap: { condition: ['good'] },
  baitStation: { condition: ['good'], anchor: ['yes'] },
};

export function templateIdOf(companyId: string, type: DeviceType): string {
  return demoId(`template ${companyId} ${type}`);
}

export function addTemplates(world: DemoWorld, companyIds: readonly string[]): void {
  for (const companyId of companyIds) {
    for (const type of deviceTypes) {
      const id = templateIdOf(companyId, type);
      world.rows.inspection_template.push({
        company_id: companyId,
        id,
        device_type: type,
        version: 1,
        updated_at: world.at(addDays(world.today, -780), 9),
      });
      const { process, items } = content[type];
      world.rows.inspection_template_version.push({
        company_id: companyId,
        template_id: id,
        version: 1,
        body: JSON.stringify({
          name: `${deviceTypeWords[type].zh}巡检`,
          process,
          directions: [{ id: 'device', name: '设备检查', note: '', items }],
        }),
      });
    }
  }
}
