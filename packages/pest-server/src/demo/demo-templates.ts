import {
  addDays,
  type DeviceType,
  deviceTypeRows,
  deviceTypes,
  type InspectionTemplateRecord,
  type Language,
  type TemplateAnswers,
} from 'pest-sdk';
import type { TemplateBody } from '../database/column-types';
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

/** Asked only of a device that is damaged, and then a must. */
function damage(name: string, hint: string): Item {
  return { ...words('damage', name), required: true, hint, showIf: `\${condition} = 'damaged'` };
}

/** Rarely another than last time: it is offered, and taken by a tap. */
function asBefore(item: Item): Item {
  return { ...item, fromLastTime: true };
}

type Content = Readonly<Record<DeviceType, { readonly process: string; readonly items: readonly Item[] }>>;

const conditionZh = choice('condition', '设备状态', [
  ['good', '完好'],
  ['dirty', '脏污，已清洁'],
  ['damaged', '损坏', true],
]);

const damageZh = damage('损坏说明', '写明部位和程度，并拍照。');
const damageEn = damage('What is damaged', 'Say which part and how badly, and take a photo.');

const conditionEn = choice('condition', 'Condition', [
  ['good', 'Good'],
  ['dirty', 'Dirty, cleaned'],
  ['damaged', 'Damaged', true],
]);

const content: Readonly<Record<Language, Content>> = {
  zh: {
    flyLamp: {
      process: '断电后打开外罩，取下粘纸，按类别计数；更换粘纸，擦拭灯管，记录灯管启用时间后通电复位。',
      items: [
        conditionZh,
        damageZh,
        choice('tube', '灯管使用时间', [
          ['inYear', '未满一年'],
          ['due', '满一年，需更换', true],
        ]),
        asBefore(amount('height', '离地高度', 'cm', null)),
      ],
    },
    mouseTrap: {
      process: '打开捕鼠器，按种类记录捕获数；检查粘鼠板是否积尘、受潮或过期，更换后贴墙复位。',
      items: [
        conditionZh,
        damageZh,
        choice('wall', '贴墙放置', [
          ['yes', '是'],
          ['no', '否，已复位'],
        ]),
        words('surroundings', '周边孔洞与缝隙'),
      ],
    },
    cockroachTrap: {
      process: '取出粘板，区分成虫、若虫和卵鞘计数；更换粘板与诱饵片，写上日期后放回原位。',
      items: [conditionZh, damageZh, amount('live', '周边目击活蟑数', '只', 3)],
    },
    baitStation: {
      process: '用钥匙打开饵站，按 0、25、50、75、100% 记录盗食；霉变或受潮的毒饵回收称重，补足后上锁并核对警示标签。',
      items: [
        conditionZh,
        damageZh,
        choice('anchor', '固定', [
          ['yes', '牢固'],
          ['no', '松动', true],
        ]),
      ],
    },
  },
  en: {
    flyLamp: {
      process:
        'Switch off, open the cover, take out the glue board and count by group. Replace the board, wipe the tube, note when the tube was fitted, switch on again.',
      items: [
        conditionEn,
        damageEn,
        choice('tube', 'Tube in use', [
          ['inYear', 'Less than a year'],
          ['due', 'A year, to be replaced', true],
        ]),
        asBefore(amount('height', 'Height above floor', 'cm', null)),
      ],
    },
    mouseTrap: {
      process:
        'Open the trap and count by species. Look for dust, damp or an expired glue board; replace it and set the trap back against the wall.',
      items: [
        conditionEn,
        damageEn,
        choice('wall', 'Against the wall', [
          ['yes', 'Yes'],
          ['no', 'No, set back'],
        ]),
        words('surroundings', 'Holes and gaps nearby'),
      ],
    },
    cockroachTrap: {
      process:
        'Take out the glue board; count adults, nymphs and egg cases apart. Replace board and lure, date it, put it back.',
      items: [conditionEn, damageEn, amount('live', 'Live cockroaches seen nearby', 'insects', 3)],
    },
    baitStation: {
      process:
        'Open with the key and record the bait taken as 0, 25, 50, 75 or 100 %. Weigh and remove mouldy or damp bait, refill, lock, and check the warning label.',
      items: [
        conditionEn,
        damageEn,
        choice('anchor', 'Fixed in place', [
          ['yes', 'Firm'],
          ['no', 'Loose', true],
        ]),
      ],
    },
  },
};

/** What a template is called, by its type's name. */
const named: Readonly<Record<Language, (type: string) => string>> = {
  zh: (type) => `${type}巡检`,
  en: (type) => `${type} inspection`,
};

const direction = { zh: '设备检查', en: 'Device' } as const;

function bodyIn(language: Language, type: DeviceType): TemplateBody {
  const { process, items } = content[language][type];
  return {
    name: named[language](deviceTypeRows[type].words[language]),
    process,
    directions: [{ id: 'device', name: direction[language], note: '', items: [...items] }],
  };
}

/** A company that writes Chinese gives its readers of English the same template: its parts have the same ids. */
function bilingual(own: TemplateBody, english: TemplateBody): TemplateBody {
  return {
    ...own,
    processEn: english.process,
    directions: own.directions.map((part) => {
      const partEn = withId(english.directions, part.id);
      return {
        ...part,
        nameEn: partEn?.name,
        items: part.items.map((item) => {
          const itemEn = withId(partEn?.items, item.id);
          return {
            ...item,
            nameEn: itemEn?.name,
            hintEn: itemEn?.hint,
            options: item.options.map((option) => ({ ...option, labelEn: withId(itemEn?.options, option.id)?.label })),
          };
        }),
      };
    }),
  };
}

function withId<Part extends { readonly id: string }>(parts: readonly Part[] | undefined, id: string) {
  return parts?.find((part) => part.id === id);
}

/** An answer to every required item, as a tidy technician leaves it. */
export const usualAnswers: Record<DeviceType, TemplateAnswers> = {
  flyLamp: { condition: ['good'], tube: ['inYear'], height: 180 },
  mouseTrap: { condition: ['good'], wall: ['yes'] },
  cockroachTrap: { condition: ['good'] },
  baitStation: { condition: ['good'], anchor: ['yes'] },
};

export function templateIdOf(companyId: string, type: DeviceType): string {
  return demoId(`template ${companyId} ${type}`);
}

export function addTemplates(world: DemoWorld, companies: readonly (readonly [id: string, speaks: Language])[]): void {
  for (const [companyId, speaks] of companies) {
    for (const type of deviceTypes) {
      const id = templateIdOf(companyId, type);
      world.rows.inspection_template.push({
        company_id: companyId,
        id,
        device_type: type,
        version: 1,
        updated_at: world.at(addDays(world.today, -780), 9),
      });
      world.rows.inspection_template_version.push({
        company_id: companyId,
        template_id: id,
        version: 1,
        device_type: type,
        published_at: world.at(addDays(world.today, -780), 9),
        body: JSON.stringify(
          speaks === 'zh' ? bilingual(bodyIn('zh', type), bodyIn('en', type)) : bodyIn(speaks, type),
        ),
      });
    }
  }
}
