/** Every kind of paper that we print, made by hand: read back by `every-paper.test.ts`, and drawn for whoever looks. */
import type { DeviceType, Language, ReportDocument, ReportSection, ReportSectionKind, ReportSectionOf } from 'pest-sdk';
import { sampleReport } from './report/report-fixture';
import type { ReportPdfInput } from './report/report-layout';

type Data<Kind extends ReportSectionKind> = ReportSectionOf<Kind>['data'];
type DeviceRecord = Data<'deviceRecords'>['rows'][number];

/** What a paper holds more or less than others, and how many pages it may take. */
interface PaperKind {
  readonly input: ReportPdfInput;
  readonly pages: number;
}

const rooms = [
  '原料库',
  '配料间东侧通道',
  '包装车间',
  '成品库 2 号门内侧',
  '更衣室',
  '卸货平台',
  '厂区北围墙',
] as const;
const types: readonly (readonly [DeviceType, string])[] = [
  ['flyLamp', 'MY'],
  ['mouseTrap', 'SB'],
  ['mouseTrap', 'SB'],
  ['cockroachTrap', 'ZL'],
  ['baitStation', 'DE'],
];

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
}

function record(index: number, service: number, ofService: string | undefined): DeviceRecord {
  const [type, letters] = at(types, index);
  const isMissed = (index + service) % 31 === 7;
  const isBait = type === 'baitStation';
  const caught = isMissed || isBait ? 0 : (index * 7 + service) % 9 === 0 ? 1 + (index % 12) : 0;
  const species = type === 'flyLamp' ? 'fly' : type === 'mouseTrap' ? 'houseMouse' : 'germanCockroach';
  const day = String(3 + service).padStart(2, '0');
  const minute = String(index % 60).padStart(2, '0');
  return {
    code: `${letters}${String(index + 1).padStart(4, '0')}`,
    type,
    location: at(rooms, index),
    outcome: isMissed ? 'inaccessible' : 'checked',
    reason: isMissed ? '货物堆放遮挡' : '',
    captures: isMissed || isBait ? null : caught,
    counts: caught === 0 ? [] : [{ species, count: caught }],
    consumedPercent: isBait && !isMissed ? (index % 5) * 25 : null,
    actions: caught > 5 ? ['replaced'] : [],
    checkedAt: `2026-11-${day}T0${1 + (Math.floor(index / 60) % 8)}:${minute}:00.000Z`,
    ...(!isMissed && { answers: answers(index, service) }),
    ...(ofService !== undefined && { service: ofService }),
  };
}

/** What most templates ask at each device: nearly all answer alike, and a few do not. */
function answers(index: number, service: number): DeviceRecord['answers'] {
  const isBroken = (index + service) % 40 === 3;
  const answer = (question: string, said: string, raisesRisk = false) => ({
    question: { zh: question, en: question },
    answer: { zh: said, en: said },
    photos: [],
    raisesRisk,
  });
  return [answer('外观', isBroken ? '破损' : '完好', isBroken), answer('固定情况', '牢固')];
}

/** A report of so many devices at so many services. */
function report(devices: number, services: number, change: Partial<ReportDocument> = {}): ReportDocument {
  const numbers = Array.from({ length: services }, (_, index) => `S202611${String(3 + index).padStart(2, '0')}-001`);
  const isBriefing = change.kind === 'briefing' || services > 1;
  const records = numbers.flatMap((number, service) =>
    Array.from({ length: devices }, (_, index) => record(index, service, isBriefing ? number : undefined)),
  );
  const missed = records.filter(({ outcome }) => outcome !== 'checked');
  const sections = sampleReport.sections.map((section): ReportSection => {
    switch (section.kind) {
      case 'deviceRecords':
        return { ...section, data: { rows: records } };
      case 'deviceChecks':
        return {
          ...section,
          data: {
            ...section.data,
            notChecked: missed.map(({ code, outcome, reason, service }) => ({
              code,
              outcome,
              reason,
              ...(service !== undefined && { service }),
            })),
          },
        };
      case 'serviceContent':
        return isBriefing ? { ...section, data: { ...section.data, services: servicesOf(numbers, devices) } } : section;
      default:
        return section;
    }
  });
  return { ...sampleReport, kind: isBriefing ? 'briefing' : 'report', sections, ...change };
}

function servicesOf(numbers: readonly string[], devices: number) {
  return numbers.map((number, index) => {
    const day = `2026-11-${String(3 + index).padStart(2, '0')}`;
    return {
      number,
      plannedAt: `${day}T01:00:00.000Z`,
      checkedInAt: `${day}T01:04:00.000Z`,
      submittedAt: `${day}T05:41:00.000Z`,
      technicians: ['李强', '刘芳'],
      due: devices,
      checked: devices - 2,
      captures: 12 + index,
    };
  });
}

/** The same sections in the order in which a report is generated. */
function generated(document: ReportDocument): ReportDocument {
  const first: readonly ReportSection['kind'][] = ['summary', 'rodentTrend', 'pestData'];
  const place = ({ kind }: ReportSection) => (first.includes(kind) ? first.indexOf(kind) : first.length);
  return { ...document, sections: [...document.sections].sort((one, other) => place(one) - place(other)) };
}

function longNames(document: ReportDocument): ReportDocument {
  const long = '苏州工业园区星湖街三百二十八号禾穗食品有限公司第二生产基地中央厨房及冷链配送中心'.padEnd(60, '东区');
  const word = 'Nordwestdeutsche-Schaedlingsbekaempfungsgesellschaft-Hamburg';
  return {
    ...document,
    name: long,
    customerName: long,
    companyName: word,
    siteAddress: long + long,
    sections: document.sections.map((section): ReportSection => {
      if (section.kind === 'contacts') return { ...section, data: { ...section.data, companyName: word } };
      if (section.kind !== 'deviceRecords') return section;
      const rows = section.data.rows.map((row, index) => (index % 4 === 0 ? { ...row, location: long } : row));
      return { ...section, data: { rows } };
    }),
  };
}

/** A risk for every four of the photos. */
function withPhotos(document: ReportDocument, photos: readonly string[]): ReportDocument {
  const risks = (rows: Data<'risks'>['rows']) =>
    Array.from({ length: photos.length / 4 }, (_, index) => ({
      ...at(rows, index),
      id: `risk-${index}`,
      photos: photos.slice(index * 4, index * 4 + 4),
    }));
  const sections = document.sections.map(
    (section): ReportSection =>
      section.kind === 'risks' ? { ...section, data: { rows: risks(section.data.rows) } } : section,
  );
  return { ...document, sections };
}

function withReviewer(document: ReportDocument): ReportDocument {
  const [technician] = document.signatures;
  if (!technician) throw new Error('The sample is signed.');
  const reviewer = { id: 'g3', role: 'reviewer', name: '赵敏', method: 'typed', strokes: null } as const;
  return { ...document, signatures: [...document.signatures, { ...technician, ...reviewer }] };
}

/** A month of a site that has no such devices. */
const unchecked = ({ month }: { month: string }) => ({ month, count: 0, lastYear: null, checked: false });

/** A report that was just made, of a visit that found nothing to say. */
function empty(document: ReportDocument): ReportDocument {
  const sections = document.sections.flatMap((section): ReportSection[] => {
    switch (section.kind) {
      case 'summary':
      case 'recommendations':
        return [{ ...section, text: '' }];
      case 'hotSpots':
      case 'risks':
      case 'chemicals':
      case 'deviceRecords':
        return [{ ...section, data: { rows: [] } }];
      case 'deviceChecks':
        return [{ ...section, data: { rows: [], notChecked: [] } }];
      case 'floorPlans':
        return [{ ...section, data: { plans: [] } }];
      case 'rodentTrend':
      case 'flyingInsectTrend':
        return [{ ...section, text: '', data: { ...section.data, months: section.data.months.map(unchecked) } }];
      case 'text':
        return [];
      default:
        return [section];
    }
  });
  return { ...document, sections, signatures: [], review: null, state: 'pendingReview' };
}

/** All kinds by name. @param picture stands for each photo, plan and logo, as a data URL */
export function everyPaper(picture: string): Readonly<Record<string, PaperKind>> {
  const photos = Array.from({ length: 40 }, (_, index) => `photo:${index}`);
  const pictures = new Map([...photos, 'logo', 'plan:ground'].map((name) => [name, picture]));
  const kind = (document: ReportDocument, pages: number, language: Language = 'zh'): PaperKind => ({
    input: { document: generated(document), language, timeZone: 'Asia/Shanghai', photos: pictures },
    pages,
  });
  const layout = { paper: 'Letter', logo: 'logo', accent: '#a04010', header: '禾盾虫控', footer: '内部资料' } as const;
  return {
    'report of 91 devices': kind(report(91, 1), 7),
    'report of 500 devices': kind(report(500, 1), 18),
    'report in English': kind(report(34, 1), 5, 'en'),
    'briefing over 1 service': kind(report(40, 1, { kind: 'briefing' }), 5),
    'briefing over 3 services': kind(report(91, 3), 7),
    'briefing in English': kind(report(40, 3), 6, 'en'),
    'briefing over 12 services': kind(report(40, 12), 9),
    'own layout, three signatures': kind({ ...withReviewer(report(12, 1)), layout }, 5),
    'long names': kind(longNames(report(24, 1)), 6),
    'long names in English': kind(longNames(report(24, 1)), 6, 'en'),
    '40 photos': kind(withPhotos(report(12, 1), photos), 8),
    'nothing at all': kind(empty(report(0, 1)), 2, 'en'),
  };
}
