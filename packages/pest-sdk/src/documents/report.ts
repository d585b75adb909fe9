/** The sections of a report as blocks: what screen and paper say of their figures, in the reader's words. */
import { type AnnexDevice, annexDevices, annexRow, annexRows, type ReportAnnex } from '../contract/report-annex';
import type { ReportDocument, ReportSection, ReportSectionKind, ReportSectionOf } from '../contract/report-document';
import { missingSignatures } from '../contract/report-signatures';
import type { Words } from '../language/language';
import { tradeWord } from '../language/messages';
import { rankByActivity, rateChange } from '../rules/activity';
import { formatPhone } from '../rules/phones';
import { signatureRoles } from '../rules/record-values';
import { isOpenRisk, riskStanding } from '../rules/risk-states';
import { taskPlaceWords } from '../rules/task-words';
import {
  checkOutcomeWords,
  deviceActionWords,
  riskSeverityTones,
  riskSeverityWords,
  riskStandingWords,
} from '../rules/vocabulary';
import { pestGroupWords } from '../trade/pest-groups';
import { pestGroupOf } from '../trade/species';
import type { Cell, Parts, Picture, PlanLegendEntry, SignatureEntry, SignatureLine, TableBlock } from './blocks';
import { ownSectionBlocks } from './own-sections';
import { formOf, type ReportBlock, type ReportColumn, type ReportReader } from './report-blocks';
import { trendOf } from './trend';

/** What a section knows of its report. */
export interface ReportContext {
  /** Null where the report shows no annex. */
  readonly annex: Pick<ReportAnnex, 'mark' | 'rows'> | null;
  /** The last day that the report counts; null of a section by itself. */
  readonly lastDay: string | null;
}

type Data<Kind extends ReportSectionKind> = ReportSectionOf<Kind>['data'];
type DeviceRecord = Data<'deviceRecords'>['rows'][number];
/** A column's key and cells; its head, where it is not the word of that name. */
type Column<Row> = readonly [ReportColumn, (row: Row, index: number) => Cell, head?: Parts];
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
      return ownSectionBlocks(section, title, reader);
  }
}

function writerOf(title: string, { annex, lastDay }: ReportContext, reader: ReportReader) {
  const { t, format } = reader;
  const orNone = (value: string) => value || t('report.unknown');
  /** What a kind is called; one that a host's record made up keeps its name. */
  const word = <Kind extends string>(words: Readonly<Record<Kind, Words>>, kind: Kind): string =>
    tradeWord(words[kind], kind, reader);
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
    columns: columns.map(([key, , head]) => ({
      key,
      head: head ?? t(`report.${key}`),
      form: formOf(key),
    })),
    rows: rows.map((row, index) => columns.map(([, cell]) => cell(row, index))),
  });
  /** Which rows of the annex a line counts, where there is an annex to look at. */
  const annexColumn = <Row>(counts: (row: Row, record: DeviceRecord) => boolean): readonly Column<Row>[] =>
    annex === null ? [] : [['annex.rows', (row) => orNone(annexRows(annex, (record) => counts(row, record)))]];
  return { ...reader, annex, lastDay, orNone, word, number, percent, moment, happened, table, annexColumn };
}

/** When something was recorded, and when the record came where that was later. */
interface Recorded {
  readonly at: string;
  readonly receivedAt?: string | undefined;
}

/** How moments are said: as times, where all of them are of one day, which is then said once. */
function timesOf(records: readonly Recorded[], write: Writer) {
  const days = new Set(records.map(({ at }) => (Number.isNaN(Date.parse(at)) ? '' : write.format.day(at))));
  const [day = ''] = days.size === 1 ? days : [];
  const time = ({ at, receivedAt }: Recorded) => {
    if (day === '') return write.happened(at, receivedAt);
    const said = write.format.time(at);
    if (receivedAt === undefined) return said;
    return write.t('report.receivedLate', { at: said, received: write.moment(receivedAt) });
  };
  return { day, time };
}

/** When each row was recorded; the head says the day of rows of one day. */
function timeColumn<Row>(
  key: 'record.at' | 'usedAt',
  rows: readonly Row[],
  of: (row: Row) => Recorded,
  write: Writer,
): Column<Row> {
  const { day, time } = timesOf(rows.map(of), write);
  return [key, (row) => time(of(row)), [write.t(`report.${key}`), day]];
}

/** Which service a record is of, in a report over several. */
function serviceColumn<Row extends { readonly service?: string | undefined }>(
  rows: readonly Row[],
  write: Writer,
): readonly Column<Row>[] {
  return rows.some(({ service }) => service) ? [['task', ({ service = '' }) => write.orNone(service)]] : [];
}

function contacts(data: Data<'contacts'>, write: Writer): ReportBlock[] {
  const technicians = data.technicians.map(({ name, licence }) =>
    licence === '' ? name : write.t('report.technician', { name, licence }),
  );
  const person = (name: string, phone: string) =>
    name || phone ? [name, formatPhone(phone)] : write.t('report.unknown');
  return [
    {
      kind: 'facts',
      facts: [
        { term: write.t('report.customerContact'), value: person(data.customerContact, data.customerPhone) },
        { term: write.orNone(data.companyName), value: person(data.companyContact, data.companyPhone) },
        { term: write.t('report.technicians'), value: write.orNone(write.format.list(technicians)), isText: true },
      ],
    },
  ];
}

function serviceContent(data: Data<'serviceContent'>, write: Writer): ReportBlock[] {
  const { services = [], siteSignatures = [] } = data;
  const ofOne = [
    { term: write.t('report.task'), value: data.taskNumber },
    { term: write.t('report.planned'), value: write.moment(data.plannedAt) },
    { term: write.t('report.checkedIn'), value: write.happened(data.checkedInAt, data.checkInReceivedAt) },
    { term: write.t('report.submitted'), value: write.happened(data.submittedAt, data.submissionReceivedAt) },
  ];
  const places = data.places.map((place) => write.word(taskPlaceWords, place));
  return [
    ...(services.length > 0 ? [servicesTable(services, write)] : []),
    {
      kind: 'facts',
      facts: [
        ...(services.length > 0 ? [] : ofOne),
        { term: write.t('report.places'), value: write.format.list(places) },
        { term: write.t('report.workshops'), value: write.orNone(write.format.list(data.workshops)) },
        { term: write.t('report.description'), value: write.orNone(data.description), isText: true },
      ],
    },
    ...(siteSignatures.length > 0
      ? [
          {
            kind: 'signatures' as const,
            label: write.t('report.siteSignature'),
            signatures: siteSignatures.map((signature) => siteSignature(signature, write)),
          },
        ]
      : []),
  ];
}

type SiteSignature = NonNullable<Data<'serviceContent'>['siteSignatures']>[number];

/** Who signed for a visit on the technician's phone, or why nobody did. */
function siteSignature(signature: SiteSignature, write: Writer): SignatureEntry {
  const { service = '', name, title, method, strokes, reason, signedAt, receivedAt, accountName, outdated } = signature;
  return {
    title: write.format.parts([write.t('report.siteSignature'), service]),
    name,
    strokes,
    lines: [
      ...(method === 'absent' ? [warning(write.t('report.siteSignature.none', { reason }))] : []),
      { text: write.format.parts([name, title, method === 'typed' ? write.t('report.signature.typed') : '']) },
      quiet(write.t('report.siteSignature.held', { at: write.happened(signedAt, receivedAt), name: accountName })),
      ...(outdated ? [warning(write.t('report.signature.outdated'))] : []),
    ],
  };
}

/** Who signed the report, a field for each role that is to, and who reviewed it. */
export function reportSignatures(
  { signatures, review, reviewNote, state }: Pick<ReportDocument, 'signatures' | 'review' | 'reviewNote' | 'state'>,
  { t, format }: Pick<ReportReader, 't' | 'format'>,
): readonly SignatureEntry[] {
  const roles = signatureRoles.filter((role) => role !== 'reviewer' || signatures.some((one) => one.role === role));
  const fields = roles.map((role): SignatureEntry => {
    const title = t(`report.role.${role}`);
    const signature = signatures.find((one) => one.role === role);
    if (!signature) return { title, name: '', strokes: null, lines: [quiet(t('report.signature.none'))] };
    const { name, method, strokes, reason, signedAt, account, ownAccount, address, outdated } = signature;
    const by = t(ownAccount ? 'report.signature.account' : 'report.signature.device', account);
    return {
      title,
      name: method === 'absent' ? '' : name,
      strokes,
      lines: [
        ...(method === 'absent' ? [warning(t('report.signature.absent', { reason }))] : []),
        { text: format.parts([name, format.dateTime(signedAt)]) },
        // Fields of four signatures are too narrow for it beside the time.
        ...(method === 'typed' ? [{ text: t('report.signature.typed') }] : []),
        quiet(format.parts([by, address ?? ''])),
        ...(outdated ? [warning(t('report.signature.outdated'))] : []),
      ],
    };
  });
  if (review === null) return fields;
  const { reviewer, at, address } = review;
  const isApproved = state === 'approved';
  const unsigned = isApproved && missingSignatures(signatures).length > 0;
  const reason = t(unsigned ? 'report.review.unsignedReason' : 'report.review.reason', { reason: reviewNote });
  const reviewed: SignatureEntry = {
    title: t(isApproved ? 'report.review.passed' : 'report.review.rejected'),
    name: reviewer.name,
    strokes: null,
    lines: [
      { text: format.parts([reviewer.name, format.dateTime(at)]) },
      quiet(format.parts([t('report.signature.account', reviewer), address ?? ''])),
      ...(reviewNote ? [{ text: reason }] : []),
    ],
  };
  return [...fields, reviewed];
}

function quiet(text: string): SignatureLine {
  return { text, tone: 'quiet' };
}

function warning(text: string): SignatureLine {
  return { text, tone: 'warning' };
}

/** Each service of a report over several. */
function servicesTable(services: NonNullable<Data<'serviceContent'>['services']>, write: Writer): ReportBlock {
  return write.table(
    services,
    [
      ['task', (service) => service.number],
      ['planned', ({ plannedAt }) => write.moment(plannedAt)],
      ['checkedIn', ({ checkedInAt, checkInReceivedAt }) => write.happened(checkedInAt, checkInReceivedAt)],
      ['submitted', ({ submittedAt, submissionReceivedAt }) => write.happened(submittedAt, submissionReceivedAt)],
      ['technicians', ({ technicians }) => write.orNone(write.format.list(technicians))],
      ['services.checks', ({ checked, due }) => `${write.number(checked)} / ${write.number(due)}`],
      ['captures', ({ captures }) => write.number(captures)],
    ],
    write.t('report.services'),
  );
}

function pestData(data: Data<'pestData'>, write: Writer): ReportBlock[] {
  const { comparison } = data;
  /** A count is compared by the time in which it was caught. */
  const inDays = (count: number | null, days: number | undefined) =>
    count === null || days === undefined
      ? write.number(count)
      : write.t('report.same.count', { count: write.number(count), days: write.number(days) });
  const counts = data.rows.map(({ group, count, sameDevices, previous }) => ({
    name: write.word(pestGroupWords, group),
    all: write.number(count),
    now: inDays(sameDevices, comparison?.deviceDays),
    before: inDays(previous, comparison?.previousDeviceDays),
    change: changeOf(sameDevices, previous, comparison, write),
    isCounted: (record: DeviceRecord) => record.counts.some(({ species }) => pestGroupOf(species) === group),
  }));
  // Eaten bait is no capture: it has its row, and is never added to the counts.
  const bait = {
    name: write.t('report.bait'),
    all: write.percent(data.baitConsumedPercent),
    now: write.percent(data.sameStationsPercent),
    before: write.percent(data.previousBaitConsumedPercent),
    change: write.t('report.unknown'),
    isCounted: ({ consumedPercent }: DeviceRecord) => consumedPercent !== null,
  };
  const basis = comparison && {
    devices: write.number(comparison.devices),
    days: write.number(comparison.deviceDays),
    previousDays: write.number(comparison.previousDeviceDays),
  };
  return [
    write.table(
      [...counts, bait],
      [
        ['group', ({ name }) => name],
        ['count', ({ all }) => all],
        ['same.now', ({ now }) => now],
        ['same.before', ({ before }) => before],
        ['same.change', ({ change }) => change],
        ...write.annexColumn<typeof bait>(({ isCounted }, record) => isCounted(record)),
      ],
    ),
    { kind: 'note', text: basis ? write.t('report.same.basis', basis) : write.t('report.same.none') },
  ];
}

/** Change per device-day, as `−50%`. */
function changeOf(
  count: number | null,
  previousCount: number | null,
  comparison: Data<'pestData'>['comparison'],
  write: Writer,
): string {
  if (count === null || previousCount === null || comparison === null) return write.t('report.unknown');
  const change = rateChange({ count, previousCount, ...comparison });
  if (change === null) return write.t('report.unknown');
  return `${change === 0 ? '' : change > 0 ? '+' : '−'}${write.format.percent(Math.abs(change))}`;
}

function trend(data: Data<'rodentTrend'>, write: Writer): ReportBlock[] {
  const shown = trendOf(data, write.lastDay);
  const last = shown.months.at(-1);
  if (!last || shown.months.every(({ count, lastYear }) => (count ?? lastYear) === null))
    return [{ kind: 'text', text: write.t('report.nothing.trend') }];
  const label = write.t('report.trend.label', { group: write.word(pestGroupWords, data.group) });
  const chart: ReportBlock = { kind: 'trend', label, trend: shown };
  if (shown.until === null) return [chart];
  const running = write.t('report.trend.running', { month: write.format.month(last.month), day: shown.until });
  return [chart, { kind: 'note', text: running }];
}

/** What caught most, then what was eaten from most: counts and shares are never ranked together. */
function hotSpots({ rows }: Data<'hotSpots'>, write: Writer): ReportBlock[] {
  if (rows.length === 0) return [{ kind: 'text', text: write.t('report.nothing.hotSpots') }];
  const isEaten = ({ type }: (typeof rows)[number]) => write.familyOf(type) === 'consumption';
  const eaten = rows.filter(isEaten);
  const counted = rows.filter((row) => !isEaten(row));
  const label = write.t('report.hotSpots.eaten');
  return [
    ...(counted.length > 0 ? [ranking(counted, write.number, write)] : []),
    ...(eaten.length > 0 ? [ranking(eaten, write.percent, write, label)] : []),
  ];
}

function ranking(
  rows: Data<'hotSpots'>['rows'],
  figure: (value: number | null) => string,
  write: Writer,
  label?: string,
): ReportBlock {
  return write.table(
    rows,
    [
      ['rank', (_row, index) => write.number(index + 1)],
      ['code', ({ code }) => code],
      ['type', ({ type }) => write.typeName(type)],
      ['location', ({ location }) => write.orNone(location)],
      ['count', ({ value }) => figure(value)],
      ['previous', ({ previous }) => figure(previous)],
      ...write.annexColumn<(typeof rows)[number]>(({ code }, record) => record.code === code),
    ],
    label,
  );
}

const topNamed = 3;

function floorPlan(plan: Data<'floorPlans'>['plans'][number], write: Writer): ReportBlock {
  const { name, revision, image, width, height, devices } = plan;
  const caught = devices.flatMap(({ code, type, value }) =>
    value !== null && Number.isFinite(value) && write.familyOf(type) !== 'consumption' ? [{ code, value }] : [],
  );
  const top = rankByActivity(caught, topNamed);
  const most = top[0]?.value ?? 1;
  const heatOf = new Map(caught.map(({ code, value }) => [code, value / most]));
  const count = write.format.number(devices.length);
  const types = new Set(devices.map(({ type }) => type));
  const legend: PlanLegendEntry[] = [...types].map((type) => ({ kind: 'type', type, label: write.typeName(type) }));
  if (devices.some(({ value }) => value === null)) legend.push({ kind: 'due', label: write.t('report.notChecked') });
  if (top.length > 0) legend.push({ kind: 'heat', label: write.t('report.plan.heat', { most: write.number(most) }) });
  return {
    kind: 'plan',
    plan: {
      title: write.t('report.plan', { name, revision }),
      label:
        top.length === 0
          ? write.t('report.plan.quiet', { name, count })
          : write.t('report.plan.label', { name, count, top: write.format.list(top.map(({ code }) => code)) }),
      image,
      width,
      height,
      marks: devices.map(({ value, ...device }) => ({
        ...device,
        isChecked: value !== null,
        heat: heatOf.get(device.code) ?? 0,
      })),
      legend,
      hint: write.t('report.plan.key'),
    },
  };
}

function deviceChecks({ rows, notChecked }: Data<'deviceChecks'>, write: Writer): ReportBlock[] {
  if (rows.length === 0) return [{ kind: 'text', text: write.t('report.nothing.deviceChecks') }];
  const counts = write.table(rows, [
    ['type', ({ type }) => write.typeName(type)],
    ['due', ({ due }) => write.number(due)],
    ['checked', ({ checked }) => write.number(checked)],
    ['notChecked', (row) => write.number(row.notChecked)],
    ...write.annexColumn<(typeof rows)[number]>(({ type }, record) => record.type === type),
  ]);
  if (notChecked.length === 0) return [counts, { kind: 'text', text: write.t('report.allChecked') }];
  const reasons = write.table(
    notChecked,
    [
      ...serviceColumn(notChecked, write),
      ['code', ({ code }) => code],
      ['outcome', ({ outcome }) => write.word(checkOutcomeWords, outcome)],
      ['reason', ({ reason }) => write.orNone(reason)],
    ],
    write.t('report.notCheckedDevices'),
  );
  return [counts, reasons];
}

function deviceRecords({ rows }: Data<'deviceRecords'>, write: Writer): ReportBlock[] {
  if (rows.length === 0) return [];
  const records = rows.some(({ service }) => service) ? recordsByService(rows, write) : [recordsOfOne(rows, write)];
  return [...records, ...answersOf(rows, write)];
}

/** An answer to a question, and the records that it stands in. */
interface Answered {
  readonly question: string;
  readonly said: Cell;
  readonly records: DeviceRecord[];
}

/** What was answered: the answers to each question one below another, each with its devices, and the photos after them. */
function answersOf(rows: readonly DeviceRecord[], write: Writer): ReportBlock[] {
  const { language, format, t } = write;
  const byQuestion = new Map<string, Map<string, Answered>>();
  const pictures: Picture[] = [];
  for (const row of rows) {
    for (const { question: asked, answer, photos, raisesRisk } of row.answers ?? []) {
      const question = asked[language];
      const text = answer[language] || t('report.answer.photos', { count: photos.length });
      const answers = byQuestion.get(question) ?? new Map<string, Answered>();
      const given = `${raisesRisk} ${text}`;
      const said = raisesRisk ? ({ text, tone: 'warning' } as const) : text;
      const found = answers.get(given) ?? { question, said, records: [] };
      found.records.push(row);
      byQuestion.set(question, answers.set(given, found));
      pictures.push(...photos.map((source) => ({ source, label: format.parts([row.code, question]) })));
    }
  }
  if (byQuestion.size === 0) return [];
  const table = write.table(
    [...byQuestion.values()].flatMap((answers) => [...answers.values()]),
    [
      ['question', ({ question }) => question],
      ['answer', ({ said }) => said],
      ['annex.rows', (answered) => devicesOf(answered, rows, write), t('report.figure.devices')],
    ],
    t('report.answers'),
  );
  return pictures.length > 0 ? [table, { kind: 'pictures', pictures }] : [table];
}

/** More devices than so many are named by their rows of the annex, but for those whose answer raises a risk. */
const devicesByCode = 8;

/** Which devices gave an answer: with the service, where they gave another one at another service. */
function devicesOf(
  { question, said, records }: Answered,
  rows: readonly DeviceRecord[],
  { annex, format, language }: Writer,
) {
  const devices = annexDevices(records);
  const nameOf = ({ code, service = '' }: DeviceRecord) => format.parts([code, service]);
  if (annex !== null && devices.length > devicesByCode && typeof said === 'string') {
    const counted = new Set(records.map(nameOf));
    return annexRows(annex, (record) => counted.has(nameOf(record)));
  }
  const wasAsked = ({ answers = [] }: DeviceRecord) => answers.some((one) => one.question[language] === question);
  const names = devices.flatMap(({ code, records: own }) => {
    const asked = rows.filter((row) => row.code === code && wasAsked(row));
    return asked.length === own.length ? [code] : own.map(nameOf);
  });
  return format.list(names);
}

/** The name of each row, where a figure may count it. */
function rowName({ annex }: Writer): readonly Column<unknown>[] {
  return annex === null ? [] : [['annex.row', (_row, index) => annexRow(annex, index)]];
}

function recordsOfOne(rows: readonly DeviceRecord[], write: Writer): ReportBlock {
  return write.table(rows, [
    ...rowName(write),
    ['code', ({ code }) => code],
    ['type', ({ type }) => write.typeName(type)],
    ['location', ({ location }) => write.orNone(location)],
    ['outcome', ({ outcome, reason }) => write.format.parts([write.word(checkOutcomeWords, outcome), reason])],
    ['record.reading', (row) => write.format.parts(readingOf(row, write))],
    ['record.actions', ({ actions }) => write.orNone(actionsOf(actions, write))],
    timeColumn('record.at', rows, recordedOf, write),
  ]);
}

/** As many services as stand beside one another on a page. */
const servicesBeside = 4;

/** A row for each device and a column for each service, some services to a table. */
function recordsByService(rows: readonly DeviceRecord[], write: Writer): ReportBlock[] {
  const services = [...new Set(rows.map(({ service = '' }) => service))];
  const devices = annexDevices(rows);
  const tables = Math.ceil(services.length / servicesBeside);
  const beside = Math.ceil(services.length / tables);
  return Array.from({ length: tables }, (_, at) => {
    const shown = services.slice(at * beside, (at + 1) * beside);
    const label = write.t('report.record.services', { services: write.format.list(shown) });
    return write.table(
      devices,
      [
        ...rowName(write),
        ['code', ({ code }) => code],
        ['type', ({ type }) => write.typeName(type)],
        ['location', ({ location }) => write.orNone(location)],
        ...shown.map((service) => visitColumn(service, rows, write)),
      ],
      tables > 1 ? label : undefined,
    );
  });
}

function visitColumn(service: string, rows: readonly DeviceRecord[], write: Writer): Column<AnnexDevice> {
  const ofVisit = (record: DeviceRecord) => (record.service ?? '') === service;
  const { day, time } = timesOf(rows.filter(ofVisit).map(recordedOf), write);
  const said = (record: DeviceRecord) => {
    const { outcome, reason, actions } = record;
    const found = outcome === 'checked' ? readingOf(record, write) : [write.word(checkOutcomeWords, outcome), reason];
    return write.format.parts([...found, actionsOf(actions, write), time(recordedOf(record))]);
  };
  // Where there is no record the device was not due: that is no zero.
  const cell = ({ records }: AnnexDevice) => write.orNone(records.filter(ofVisit).map(said).join('\n'));
  return ['record.visit', cell, [day, service]];
}

function recordedOf({ checkedAt, receivedAt }: DeviceRecord): Recorded {
  return { at: checkedAt, receivedAt };
}

function actionsOf(actions: DeviceRecord['actions'], write: Writer): string {
  return write.format.list(actions.map((action) => write.word(deviceActionWords, action)));
}

/** What was read: a device that was not opened has a dash, one that caught nothing a 0. */
function readingOf({ captures, counts, consumedPercent }: DeviceRecord, write: Writer): readonly string[] {
  if (consumedPercent !== null) return [write.t('report.record.consumed', { percent: write.percent(consumedPercent) })];
  const bySpecies = counts.map(({ species, count }) =>
    write.t('report.record.count', { species: write.speciesName(species), count: write.number(count) }),
  );
  // One species says the sum as well.
  const [only] = counts;
  if (counts.length === 1 && only?.count === captures) return bySpecies;
  return [write.number(captures), write.format.list(bySpecies)];
}

function risks({ rows }: Data<'risks'>, write: Writer): ReportBlock[] {
  if (rows.length === 0) return [{ kind: 'text', text: write.t('report.nothing.risks') }];
  const cards = write.table(rows, [
    ['location', ({ location, deviceCode }) => [location, deviceCode ?? '']],
    ['riskDescription', ({ description }) => description],
    [
      'severity',
      ({ severity }) => ({
        text: write.word(riskSeverityWords, severity),
        tone: riskSeverityTones[severity] ?? 'neutral',
      }),
    ],
    ['action', ({ action }) => write.orNone(action)],
    ['owner', ({ owner }) => write.orNone(owner)],
    ['dueDay', ({ dueDay }) => (dueDay === null ? write.t('report.unknown') : write.format.day(dueDay))],
    [
      'riskState',
      (risk) => [
        write.word(riskStandingWords, riskStanding(risk)),
        risk.carriedOver ? write.t('report.carriedOver') : '',
      ],
    ],
    ['treatment', ({ treatment }) => write.orNone(treatment)],
    [
      'photos',
      ({ photos, location }) => ({
        pictures: photos.map((source, at) => ({
          source,
          label: write.t('report.photo', { location, number: at + 1 }),
        })),
      }),
    ],
  ]);
  return [{ ...cards, kind: 'cards', open: rows.map(isOpenRisk) }];
}

const chemicalFields = [
  ['chemical', 'name'],
  ['registration', 'registrationNumber'],
  ['ingredient', 'activeIngredient'],
  ['dilution', 'dilution'],
  ['where', 'where'],
  ['method', 'method'],
  ['target', 'targetPest'],
  ['batch', 'batch'],
  ['applicator', 'applicator'],
] as const;

function chemicals({ rows }: Data<'chemicals'>, write: Writer): ReportBlock[] {
  if (rows.length === 0) return [{ kind: 'text', text: write.t('report.nothing.chemicals') }];
  return [
    write.table(rows, [
      ...serviceColumn(rows, write),
      timeColumn('usedAt', rows, ({ usedAt, receivedAt }) => ({ at: usedAt, receivedAt }), write),
      ...chemicalFields.map(([key, field]): Column<(typeof rows)[number]> => [key, (row) => write.orNone(row[field])]),
      ['amount', ({ amount, unit }) => (amount === '' ? write.orNone('') : write.format.quantity(amount, unit))],
      ['area', ({ areaTreated }) => (areaTreated === '' ? write.orNone('') : `${areaTreated} m²`)],
    ]),
  ];
}
