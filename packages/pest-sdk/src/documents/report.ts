/** The sections of a report as blocks: what screen and paper say of their figures, in the reader's words. */
import { annexRow, annexRows, type ReportAnnex } from '../contract/report-annex';
import type { ReportSection, ReportSectionKind, ReportSectionOf } from '../contract/report-document';
import type { Language } from '../language/language';
import { rankByActivity, rateChange } from '../rules/activity';
import type { Format } from '../rules/format';
import type { ReportWords } from '../rules/report.messages';
import { isOpenRisk, riskStanding } from '../rules/risk-states';
import { taskPlaceWords } from '../rules/task-words';
import {
  checkOutcomeWords,
  deviceActionWords,
  riskSeverityTones,
  riskSeverityWords,
  riskStandingWords,
} from '../rules/vocabulary';
import type { DeviceType, ReadingFamily } from '../trade/device-types';
import { pestGroupWords } from '../trade/pest-groups';
import { pestGroupOf, type Species } from '../trade/species';
import type { Cell, ColumnForm, DocumentBlock, SignatureEntry, TableBlock } from './blocks';
import { trendOf } from './trend';

/** Whose words a report is told in: a language's, or a host's own. */
export interface ReportReader {
  readonly language: Language;
  readonly t: ReportWords;
  readonly format: Format;
  readonly typeName: (type: DeviceType) => string;
  /** Undefined of a type that nobody knows. */
  readonly familyOf: (type: DeviceType) => ReadingFamily | undefined;
  readonly speciesName: (species: Species) => string;
}

/** What a section knows of its report. */
export interface ReportContext {
  /** Null where the report shows no annex. */
  readonly annex: ReportAnnex | null;
  /** The last day that the report counts; null of a section by itself. */
  readonly lastDay: string | null;
}

/** What each column of a report's tables holds, and how it is set; its head is the word of the same name. */
const columnForms = {
  rank: 'number',
  task: 'whole',
  planned: 'whole',
  checkedIn: 'whole',
  submitted: 'whole',
  technicians: 'text',
  'services.checks': 'number',
  captures: 'number',
  group: 'text',
  count: 'number',
  previous: 'number',
  'same.now': 'number',
  'same.before': 'number',
  'same.change': 'number',
  'annex.row': 'whole',
  'annex.rows': 'link',
  code: 'whole',
  type: 'whole',
  location: 'text',
  outcome: 'text',
  reason: 'text',
  'record.reading': 'text',
  'record.actions': 'text',
  'record.at': 'whole',
  due: 'number',
  checked: 'number',
  notChecked: 'number',
  riskDescription: 'text',
  severity: 'whole',
  action: 'text',
  owner: 'text',
  dueDay: 'whole',
  riskState: 'text',
  treatment: 'text',
  photos: 'pictures',
  chemical: 'text',
  registration: 'text',
  ingredient: 'text',
  dilution: 'text',
  amount: 'number',
  area: 'text',
  where: 'text',
  method: 'text',
  target: 'text',
  batch: 'text',
  applicator: 'text',
  usedAt: 'whole',
} as const satisfies Readonly<Record<string, ColumnForm>>;

/** What a column of a report's tables holds. */
export type ReportColumn = keyof typeof columnForms;
/** A part of a report's section. */
export type ReportBlock = DocumentBlock<ReportColumn>;

type Data<Kind extends ReportSectionKind> = ReportSectionOf<Kind>['data'];
type DeviceRecord = Data<'deviceRecords'>['rows'][number];
type Column<Row> = readonly [ReportColumn, (row: Row, index: number) => Cell];
/** How a section is written: the reader's words, and the report that it stands in. */
type Writer = ReturnType<typeof writerOf>;

/** The figures of a section as blocks; none of one that holds words alone, null of a kind that nobody knows. */
export function reportBlocks(
  section: ReportSection,
  title: string,
  context: ReportContext,
  reader: ReportReader,
): readonly ReportBlock[] | null {
  const writer = writerOf(title, context, reader);
  switch (section.kind) {
    case 'contacts':
      return contacts(section.data, writer);
    case 'serviceContent':
      return serviceContent(section.data, writer);
    case 'pestData':
      return pestData(section.data, writer);
    case 'rodentTrend':
    case 'flyingInsectTrend':
      return trend(section.data, writer);
    case 'hotSpots':
      return hotSpots(section.data, writer);
    case 'floorPlans':
      return section.data.plans.map((plan) => floorPlan(plan, writer));
    case 'deviceChecks':
      return deviceChecks(section.data, writer);
    case 'deviceRecords':
      return deviceRecords(section.data, writer);
    case 'risks':
      return risks(section.data, writer);
    case 'chemicals':
      return chemicals(section.data, writer);
    case 'summary':
    case 'recommendations':
    case 'text':
      return [];
    default:
      return null;
  }
}

function writerOf(title: string, { annex, lastDay }: ReportContext, reader: ReportReader) {
  const { t, format } = reader;
  const orNone = (value: string) => value || t('report.unknown');
  // A host's record may hold what is no number and no moment.
  const number = (value: number | null) =>
    value !== null && Number.isFinite(value) ? format.number(value) : t('report.unknown');
  const percent = (value: number | null) =>
    value !== null && Number.isFinite(value) ? format.percent(value / 100) : t('report.unknown');
  const moment = (at: string | null) =>
    at !== null && !Number.isNaN(Date.parse(at)) ? format.dateTime(at) : t('report.unknown');
  /** What came later than it happened says when it came. */
  const happened = (at: string | null, received: string | undefined) =>
    received === undefined ? moment(at) : t('report.receivedLate', { at: moment(at), received: moment(received) });
  const table = <Row>(
    rows: readonly Row[],
    columns: readonly Column<Row>[],
    label = title,
  ): TableBlock<ReportColumn> => ({
    kind: 'table',
    label,
    columns: columns.map(([key]) => ({ key, head: t(`report.${key}`), form: columnForms[key] })),
    rows: rows.map((row, index) => columns.map(([, cell]) => cell(row, index))),
  });
  /** Which rows of the annex a line counts, where there is an annex to look at. */
  const annexColumn = <Row>(counts: (row: Row, record: DeviceRecord) => boolean): readonly Column<Row>[] =>
    annex === null ? [] : [['annex.rows', (row) => orNone(annexRows(annex, (record) => counts(row, record)))]];
  return { ...reader, annex, lastDay, orNone, number, percent, moment, happened, table, annexColumn };
}

/** Which service a record is of, in a report over several. */
function serviceColumn<Row extends { readonly service?: string | undefined }>(
  rows: readonly Row[],
  { orNone }: Writer,
): readonly Column<Row>[] {
  return rows.some(({ service }) => service) ? [['task', ({ service = '' }) => orNone(service)]] : [];
}

function contacts(data: Data<'contacts'>, { t, format, orNone }: Writer): ReportBlock[] {
  const technicians = data.technicians.map(({ name, licence }) =>
    licence === '' ? name : t('report.technician', { name, licence }),
  );
  const person = (name: string, phone: string) => (name || phone ? [name, phone] : t('report.unknown'));
  return [
    {
      kind: 'facts',
      facts: [
        { term: t('report.customerContact'), value: person(data.customerContact, data.customerPhone) },
        { term: orNone(data.companyName), value: person(data.companyContact, data.companyPhone) },
        { term: t('report.technicians'), value: orNone(format.list(technicians)), isText: true },
      ],
    },
  ];
}

function serviceContent(data: Data<'serviceContent'>, writer: Writer): ReportBlock[] {
  const { t, language, format, orNone, moment, happened } = writer;
  const { services = [], siteSignatures = [] } = data;
  const ofOne = [
    { term: t('report.task'), value: data.taskNumber },
    { term: t('report.planned'), value: moment(data.plannedAt) },
    { term: t('report.checkedIn'), value: happened(data.checkedInAt, data.checkInReceivedAt) },
    { term: t('report.submitted'), value: happened(data.submittedAt, data.submissionReceivedAt) },
  ];
  const places = data.places.map((place) => taskPlaceWords[place]?.[language] ?? place);
  return [
    ...(services.length > 0 ? [servicesTable(services, writer)] : []),
    {
      kind: 'facts',
      facts: [
        ...(services.length > 0 ? [] : ofOne),
        { term: t('report.places'), value: format.list(places) },
        { term: t('report.workshops'), value: orNone(format.list(data.workshops)) },
        { term: t('report.description'), value: orNone(data.description), isText: true },
      ],
    },
    ...(siteSignatures.length > 0
      ? [
          {
            kind: 'signatures' as const,
            label: t('report.siteSignature'),
            signatures: siteSignatures.map((signature) => siteSignature(signature, writer)),
          },
        ]
      : []),
  ];
}

type SiteSignature = NonNullable<Data<'serviceContent'>['siteSignatures']>[number];

/** Who signed for a visit on the technician's phone, or why nobody did. */
function siteSignature(signature: SiteSignature, { t, format, happened }: Writer): SignatureEntry {
  const { service = '', name, title, method, strokes, reason, signedAt, receivedAt, accountName, outdated } = signature;
  const how = method === 'typed' ? t('report.signature.typed') : '';
  const held = t('report.siteSignature.held', { at: happened(signedAt, receivedAt), name: accountName });
  const lines = [
    { text: method === 'absent' ? t('report.siteSignature.none', { reason }) : '', tone: 'warning' },
    { text: format.parts([name, title, how]), tone: 'neutral' },
    { text: held, tone: 'neutral' },
    { text: outdated ? t('report.signature.outdated') : '', tone: 'warning' },
  ] as const;
  return {
    title: format.parts([t('report.siteSignature'), service]),
    name,
    strokes,
    lines: lines.filter(({ text }) => text),
  };
}

/** Each service of a report over several. */
function servicesTable(services: NonNullable<Data<'serviceContent'>['services']>, writer: Writer): ReportBlock {
  const { t, format, orNone, number, moment, happened, table } = writer;
  return table(
    services,
    [
      ['task', (service) => service.number],
      ['planned', ({ plannedAt }) => moment(plannedAt)],
      ['checkedIn', ({ checkedInAt, checkInReceivedAt }) => happened(checkedInAt, checkInReceivedAt)],
      ['submitted', ({ submittedAt, submissionReceivedAt }) => happened(submittedAt, submissionReceivedAt)],
      ['technicians', ({ technicians }) => orNone(format.list(technicians))],
      ['services.checks', ({ checked, due }) => `${number(checked)} / ${number(due)}`],
      ['captures', ({ captures }) => number(captures)],
    ],
    t('report.services'),
  );
}

function pestData(data: Data<'pestData'>, writer: Writer): ReportBlock[] {
  const { t, language, number, percent, table, annexColumn } = writer;
  const { comparison } = data;
  const counts = data.rows.map(({ group, count, sameDevices, previous }) => ({
    name: pestGroupWords[group]?.[language] ?? group,
    all: number(count),
    now: number(sameDevices),
    before: number(previous),
    change: changeOf(sameDevices, previous, comparison, writer),
    isCounted: (record: DeviceRecord) => record.counts.some(({ species }) => pestGroupOf(species) === group),
  }));
  // Eaten bait is no capture: it has its row, and is never added to the counts.
  const bait = {
    name: t('report.bait'),
    all: percent(data.baitConsumedPercent),
    now: percent(data.sameStationsPercent),
    before: percent(data.previousBaitConsumedPercent),
    change: t('report.unknown'),
    isCounted: ({ consumedPercent }: DeviceRecord) => consumedPercent !== null,
  };
  const basis = comparison && {
    devices: number(comparison.devices),
    days: number(comparison.deviceDays),
    previousDays: number(comparison.previousDeviceDays),
  };
  return [
    table(
      [...counts, bait],
      [
        ['group', ({ name }) => name],
        ['count', ({ all }) => all],
        ['same.now', ({ now }) => now],
        ['same.before', ({ before }) => before],
        ['same.change', ({ change }) => change],
        ...annexColumn<typeof bait>(({ isCounted }, record) => isCounted(record)),
      ],
    ),
    { kind: 'note', text: basis ? t('report.same.basis', basis) : t('report.same.none') },
  ];
}

/** Change per device-day, as `−50%`. */
function changeOf(
  count: number | null,
  previousCount: number | null,
  comparison: Data<'pestData'>['comparison'],
  { t, format }: Writer,
): string {
  if (count === null || previousCount === null || comparison === null) return t('report.unknown');
  const change = rateChange({ count, previousCount, ...comparison });
  if (change === null) return t('report.unknown');
  return `${change === 0 ? '' : change > 0 ? '+' : '−'}${format.percent(Math.abs(change))}`;
}

function trend(data: Data<'rodentTrend'>, { t, language, format, lastDay }: Writer): ReportBlock[] {
  const last = data.months.at(-1);
  if (!last) return [{ kind: 'text', text: t('report.nothing.trend') }];
  const shown = trendOf(data, lastDay);
  const label = t('report.trend.label', { group: pestGroupWords[data.group]?.[language] ?? data.group });
  const chart: ReportBlock = { kind: 'trend', label, trend: shown };
  if (shown.until === null) return [chart];
  const running = t('report.trend.running', { month: format.month(last.month), day: shown.until });
  return [chart, { kind: 'note', text: running }];
}

function hotSpots({ rows }: Data<'hotSpots'>, writer: Writer): ReportBlock[] {
  const { t, typeName, familyOf, orNone, number, percent, table, annexColumn } = writer;
  if (rows.length === 0) return [{ kind: 'text', text: t('report.nothing.hotSpots') }];
  const figure = (type: DeviceType, value: number | null) =>
    familyOf(type) === 'consumption' ? percent(value) : number(value);
  return [
    table(rows, [
      ['rank', (_row, index) => number(index + 1)],
      ['code', ({ code }) => code],
      ['type', ({ type }) => typeName(type)],
      ['location', ({ location }) => orNone(location)],
      ['count', ({ type, value }) => figure(type, value)],
      ['previous', ({ type, previous }) => figure(type, previous)],
      ...annexColumn<(typeof rows)[number]>(({ code }, record) => record.code === code),
    ]),
  ];
}

const topNamed = 3;

function floorPlan(plan: Data<'floorPlans'>['plans'][number], { t, format, typeName, familyOf }: Writer): ReportBlock {
  const { name, revision, image, width, height, devices } = plan;
  const caught = devices.flatMap(({ code, type, value }) =>
    value !== null && Number.isFinite(value) && familyOf(type) !== 'consumption' ? [{ code, value }] : [],
  );
  const top = rankByActivity(caught, topNamed);
  const most = top[0]?.value ?? 1;
  const heatOf = new Map(caught.map(({ code, value }) => [code, value / most]));
  const count = format.number(devices.length);
  const types = new Set(devices.map(({ type }) => typeName(type)));
  return {
    kind: 'plan',
    plan: {
      title: t('report.plan', { name, revision }),
      label:
        top.length === 0
          ? t('report.plan.quiet', { name, count })
          : t('report.plan.label', { name, count, top: format.list(top.map(({ code }) => code)) }),
      image,
      width,
      height,
      marks: devices.map(({ value, ...device }) => ({
        ...device,
        isChecked: value !== null,
        heat: heatOf.get(device.code) ?? 0,
      })),
      legend: [format.list([...types]), t('report.plan.key')],
    },
  };
}

function deviceChecks({ rows, notChecked }: Data<'deviceChecks'>, writer: Writer): ReportBlock[] {
  const { t, language, typeName, orNone, number, table, annexColumn } = writer;
  if (rows.length === 0) return [{ kind: 'text', text: t('report.nothing.deviceChecks') }];
  const counts = table(rows, [
    ['type', ({ type }) => typeName(type)],
    ['due', ({ due }) => number(due)],
    ['checked', ({ checked }) => number(checked)],
    ['notChecked', (row) => number(row.notChecked)],
    ...annexColumn<(typeof rows)[number]>(({ type }, record) => record.type === type),
  ]);
  if (notChecked.length === 0) return [counts, { kind: 'text', text: t('report.allChecked') }];
  const reasons = table(
    notChecked,
    [
      ...serviceColumn(notChecked, writer),
      ['code', ({ code }) => code],
      ['outcome', ({ outcome }) => checkOutcomeWords[outcome]?.[language] ?? outcome],
      ['reason', ({ reason }) => orNone(reason)],
    ],
    t('report.notCheckedDevices'),
  );
  return [counts, reasons];
}

function deviceRecords({ rows }: Data<'deviceRecords'>, writer: Writer): ReportBlock[] {
  const { language, annex, format, typeName, orNone, happened, table } = writer;
  if (rows.length === 0) return [];
  const actionNames = (actions: DeviceRecord['actions']) =>
    actions.map((action) => deviceActionWords[action]?.[language] ?? action);
  const rowName: readonly Column<DeviceRecord>[] =
    annex === null ? [] : [['annex.row', (_row, index) => annexRow(annex, index)]];
  return [
    table(rows, [
      ...rowName,
      ...serviceColumn(rows, writer),
      ['code', ({ code }) => code],
      ['type', ({ type }) => typeName(type)],
      ['location', ({ location }) => orNone(location)],
      ['outcome', ({ outcome, reason }) => [checkOutcomeWords[outcome]?.[language] ?? outcome, reason]],
      ['record.reading', (row) => readingOf(row, writer)],
      ['record.actions', ({ actions }) => orNone(format.list(actionNames(actions)))],
      ['record.at', ({ checkedAt, receivedAt }) => happened(checkedAt, receivedAt)],
    ]),
  ];
}

/** What was read: a device that was not opened has a dash, one that caught nothing a 0. */
function readingOf({ captures, counts, consumedPercent }: DeviceRecord, writer: Writer): Cell {
  const { t, format, speciesName, number, percent } = writer;
  if (consumedPercent !== null) return t('report.record.consumed', { percent: percent(consumedPercent) });
  const bySpecies = counts.map(({ species, count }) =>
    t('report.record.count', { species: speciesName(species), count: number(count) }),
  );
  return [number(captures), format.list(bySpecies)];
}

function risks({ rows }: Data<'risks'>, { t, language, format, orNone, table }: Writer): ReportBlock[] {
  if (rows.length === 0) return [{ kind: 'text', text: t('report.nothing.risks') }];
  const cards = table(rows, [
    ['location', ({ location, deviceCode }) => [location, deviceCode ?? '']],
    ['riskDescription', ({ description }) => description],
    [
      'severity',
      ({ severity }) => ({
        text: riskSeverityWords[severity]?.[language] ?? severity,
        tone: riskSeverityTones[severity] ?? 'neutral',
      }),
    ],
    ['action', ({ action }) => orNone(action)],
    ['owner', ({ owner }) => orNone(owner)],
    ['dueDay', ({ dueDay }) => (dueDay === null ? t('report.unknown') : format.day(dueDay))],
    [
      'riskState',
      (risk) => [riskStandingWords[riskStanding(risk)][language], risk.carriedOver ? t('report.carriedOver') : ''],
    ],
    ['treatment', ({ treatment }) => orNone(treatment)],
    [
      'photos',
      ({ photos, location }) => ({
        pictures: photos.map((source, at) => ({ source, label: t('report.photo', { location, number: at + 1 }) })),
      }),
    ],
  ]);
  return [{ ...cards, kind: 'cards', open: rows.map(isOpenRisk) }];
}

function chemicals({ rows }: Data<'chemicals'>, writer: Writer): ReportBlock[] {
  const { t, format, orNone, happened, table } = writer;
  if (rows.length === 0) return [{ kind: 'text', text: t('report.nothing.chemicals') }];
  return [
    table(rows, [
      ...serviceColumn(rows, writer),
      ['usedAt', ({ usedAt, receivedAt }) => happened(usedAt, receivedAt)],
      ['chemical', ({ name }) => orNone(name)],
      ['registration', ({ registrationNumber }) => orNone(registrationNumber)],
      ['ingredient', ({ activeIngredient }) => orNone(activeIngredient)],
      ['amount', ({ amount, unit }) => (amount === '' ? t('report.unknown') : format.quantity(amount, unit))],
      ['dilution', ({ dilution }) => orNone(dilution)],
      ['where', ({ where }) => orNone(where)],
      ['area', ({ areaTreated }) => (areaTreated === '' ? t('report.unknown') : `${areaTreated} m²`)],
      ['method', ({ method }) => orNone(method)],
      ['target', ({ targetPest }) => orNone(targetPest)],
      ['batch', ({ batch }) => orNone(batch)],
      ['applicator', ({ applicator }) => orNone(applicator)],
    ]),
  ];
}
