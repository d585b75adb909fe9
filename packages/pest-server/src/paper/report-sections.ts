import type { Content, TableCell } from 'pdfmake/interfaces';
import {
  annexRow,
  annexRows,
  checkOutcomeWords,
  deviceActionWords,
  deviceTypeRows,
  endsInRunningMonth,
  formatList,
  isOpenRisk,
  joinParts,
  type Language,
  pestGroupOf,
  pestGroupWords,
  proseIn,
  type ReportAnnex,
  type ReportSection,
  type ReportSectionOf,
  type ReportWords,
  rateChange,
  riskSeverityWords,
  riskStanding,
  riskStandingWords,
  speciesRows,
  taskPlaceWords,
} from 'pest-sdk';
import { planDrawing } from './plan-drawing';
import type { ReportPdfWords } from './report-pdf.messages';
import { colours, contentWidth } from './report-style';
import { signatureDrawing } from './signature-drawing';
import { facts, table } from './tables';
import { trendChart } from './trend-chart';

/** A JPEG or PNG, as a data URL, by the URL that the report names it by. */
export type ReportPhotos = ReadonlyMap<string, string>;

export interface SectionContext {
  readonly language: Language;
  /** Words of the report, and those of paper alone. */
  readonly t: ReportWords;
  readonly pdf: ReportPdfWords;
  readonly photos: ReportPhotos;
  /** Where the devices stand one by one; null where the report does not show them. */
  readonly annex: ReportAnnex | null;
  /** The last day that the report counts. */
  readonly lastDay: string;
  /** The report's own colour. */
  readonly own: string;
  /** A moment as people at the site read it. */
  moment(instant: string | null): string;
}

/** One section: its title, its figures and the author's words. */
export function sectionContent(section: ReportSection, context: SectionContext): Content {
  const title = section.title ?? context.t(`report.section.${section.kind}`);
  const prose = proseIn(section, context.language);
  const said = [...figures(section, context), ...paragraphs(prose)];
  const all = said.length > 0 ? said : [{ text: nothingSaid(section, context), color: colours.soft }];
  const together = staysWithTitle(section);
  const first = isTrend(section) && firstLine(prose).length <= longestBesideChart ? 2 : 1;
  // A block that is never split needs no break before its title as well.
  const heading: Content = { text: title, style: 'section', ...(!together && { headlineLevel: 1 }) };
  return [{ stack: [heading, ...all.slice(0, first)], unbreakable: together }, ...all.slice(first)];
}

/** What a chart says in words stands on its page; a longer text than this runs on by itself. */
const longestBesideChart = 600;

function firstLine(text: string): string {
  return text.trimStart().split('\n', 1)[0] ?? '';
}

function isTrend({ kind }: ReportSection): boolean {
  return kind === 'rodentTrend' || kind === 'flyingInsectTrend';
}

/** Short ones, and a first risk, stay with their title; long tables may run over pages. */
function staysWithTitle(section: ReportSection): boolean {
  const { kind } = section;
  return isTrend(section) || kind === 'floorPlans' || kind === 'pestData' || kind === 'risks';
}

function nothingSaid({ kind }: ReportSection, { t }: SectionContext): string {
  if (kind === 'summary') return t('report.nothing.summary');
  return kind === 'recommendations' ? t('report.nothing.recommendations') : t('report.none');
}

function paragraphs(text: string): Content[] {
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ text: line, margin: [0, 2, 0, 4] }));
}

function figures(section: ReportSection, context: SectionContext): Content[] {
  switch (section.kind) {
    case 'contacts':
      return contacts(section.data, context);
    case 'serviceContent':
      return serviceContent(section.data, context);
    case 'pestData':
      return pestData(section.data, context);
    case 'rodentTrend':
    case 'flyingInsectTrend':
      return trend(section.data, context);
    case 'hotSpots':
      return hotSpots(section.data, context);
    case 'floorPlans':
      return section.data.plans.map((plan, index) => floorPlan(plan, index, context));
    case 'deviceChecks':
      return deviceChecks(section.data, context);
    case 'deviceRecords':
      return deviceRecords(section.data, context);
    case 'risks':
      return risks(section.data, context);
    case 'chemicals':
      return chemicals(section.data, context);
    case 'summary':
    case 'recommendations':
    case 'text':
      return [];
  }
}

type Data<Kind extends ReportSection['kind']> = ReportSectionOf<Kind>['data'];

function contacts(data: Data<'contacts'>, { t, pdf }: SectionContext): Content[] {
  const technicians = data.technicians.map(({ name, licence }) =>
    licence === '' ? name : t('report.technician', { name, licence }),
  );
  return [
    facts([
      [t('report.customerContact'), data.customerContact],
      [pdf('pdf.phone'), data.customerPhone],
      [pdf('pdf.companyContact'), data.companyContact],
      [pdf('pdf.phone'), data.companyPhone],
      [t('report.company'), data.companyName],
      [t('report.technicians'), technicians.join('\n')],
    ]),
  ];
}

function serviceContent(data: Data<'serviceContent'>, { language, t, moment }: SectionContext): Content[] {
  const { services = [] } = data;
  const happened = happenedIn(t, moment);
  const ofOne: [string, string][] = [
    [t('report.task'), data.taskNumber],
    [t('report.planned'), moment(data.plannedAt)],
    [t('report.checkedIn'), happened(data.checkedInAt, data.checkInReceivedAt)],
    [t('report.submitted'), happened(data.submittedAt, data.submissionReceivedAt)],
  ];
  return [
    ...(services.length > 0 ? [servicesTable(services, language, t, moment)] : []),
    facts([
      ...(services.length > 0 ? [] : ofOne),
      [
        t('report.places'),
        formatList(
          data.places.map((place) => taskPlaceWords[place][language]),
          language,
        ),
      ],
      [t('report.workshops'), formatList(data.workshops, language) || t('report.unknown')],
    ]),
    ...paragraphs(data.description),
    ...siteSignatures(data.siteSignatures ?? [], { language, t, moment }),
  ];
}

/** Who signed for the visits on the technician's phone, or why nobody did: as a table, one line each. */
function siteSignatures(
  signatures: NonNullable<Data<'serviceContent'>['siteSignatures']>,
  { language, t, moment }: Pick<SectionContext, 'language' | 't' | 'moment'>,
): Content[] {
  const happened = happenedIn(t, moment);
  return signatures.map(({ service = '', name, title, method, strokes, reason, outdated, signedAt, ...held }) => {
    const drawing = strokes === null ? null : signatureDrawing(strokes, siteInk.width, siteInk.height);
    const how = method === 'typed' ? t('report.signature.typed') : '';
    const said = method === 'absent' ? [t('report.siteSignature.none', { reason })] : [];
    return {
      unbreakable: true,
      margin: [0, 6, 0, 4],
      stack: [
        { text: joinParts([t('report.siteSignature'), service], language), bold: true },
        ...(drawing === null ? [] : [{ svg: drawing, ...siteInk }]),
        ...[
          ...said,
          joinParts([name, title, how], language),
          t('report.siteSignature.held', { at: happened(signedAt, held.receivedAt), name: held.accountName }),
          outdated ? t('report.signature.outdated') : '',
        ]
          .filter((text) => text !== '')
          .map((text) => ({ text, style: 'note' })),
      ],
    };
  });
}

const siteInk = { width: 150, height: 44 };

/** When something happened, and when it came to the server where that was later. */
function happenedIn(t: ReportWords, moment: SectionContext['moment']) {
  return (at: string | null, received: string | undefined) =>
    received === undefined ? moment(at) : t('report.receivedLate', { at: moment(at), received: moment(received) });
}

/** Each service of a report over several. */
function servicesTable(
  services: NonNullable<Data<'serviceContent'>['services']>,
  language: Language,
  t: ReportWords,
  moment: SectionContext['moment'],
): Content {
  const small = (text: string): TableCell => ({ text, fontSize: 8 });
  const happened = happenedIn(t, moment);
  return table(
    [
      { head: t('report.task'), width: 92, cell: (service) => small(service.number) },
      { head: t('report.planned'), width: 60, cell: ({ plannedAt }) => small(moment(plannedAt)) },
      {
        head: t('report.checkedIn'),
        width: 60,
        cell: (service) => small(happened(service.checkedInAt, service.checkInReceivedAt)),
      },
      {
        head: t('report.submitted'),
        width: 60,
        cell: (service) => small(happened(service.submittedAt, service.submissionReceivedAt)),
      },
      {
        head: t('report.technicians'),
        width: '*',
        cell: ({ technicians }) => small(formatList(technicians, language) || t('report.unknown')),
      },
      {
        head: t('report.services.checks'),
        width: 56,
        align: 'right',
        cell: ({ checked, due }) => `${checked} / ${due}`,
      },
      {
        head: t('report.captures'),
        width: 44,
        align: 'right',
        cell: ({ captures }) => (captures === null ? t('report.unknown') : String(captures)),
      },
    ],
    services,
  );
}

/** Which service a record is of, in a report over several. */
function serviceColumn<Row extends { readonly service?: string | undefined }>(rows: readonly Row[], t: ReportWords) {
  if (!rows.some(({ service }) => service)) return [];
  return [
    { head: t('report.task'), width: 64, cell: ({ service = '' }: Row): TableCell => ({ text: service, fontSize: 8 }) },
  ];
}

function pestData(data: Data<'pestData'>, { language, t, annex }: SectionContext): Content[] {
  const none = t('report.unknown');
  const { comparison } = data;
  const rows = data.rows.map(({ group, count, sameDevices, previous }) => ({
    name: pestGroupWords[group][language],
    all: String(count),
    now: sameDevices === null ? none : String(sameDevices),
    before: previous === null ? none : String(previous),
    change: changeOf(sameDevices, previous, comparison) ?? none,
  }));
  const bait = {
    name: t('report.bait'),
    all: percent(data.baitConsumedPercent, none),
    now: percent(data.sameStationsPercent, none),
    before: percent(data.previousBaitConsumedPercent, none),
    change: none,
  };
  const basis =
    comparison === null
      ? t('report.same.none')
      : t('report.same.basis', {
          devices: comparison.devices,
          days: comparison.deviceDays,
          previousDays: comparison.previousDeviceDays,
        });
  return [
    table(
      [
        { head: t('report.group'), width: '*', cell: ({ name }) => name },
        { head: t('report.count'), width: 66, align: 'right', cell: ({ all }) => all },
        { head: t('report.same.now'), width: 82, align: 'right', cell: ({ now }) => now },
        { head: t('report.same.before'), width: 88, align: 'right', cell: ({ before }) => before },
        { head: t('report.same.change'), width: 84, align: 'right', cell: ({ change }) => change },
      ],
      [...rows, bait],
    ),
    { text: basis, fontSize: 8, color: colours.soft, margin: [0, 0, 0, 4] },
    ...countedRows(data, { language, t, annex }),
  ];
}

/** Which rows of the annex each figure of the period counts. */
function countedRows(
  { rows }: Data<'pestData'>,
  { language, t, annex }: Pick<SectionContext, 'language' | 't' | 'annex'>,
): Content[] {
  if (!annex) return [];
  const counted = [
    ...rows.map(({ group }) => ({
      name: pestGroupWords[group][language],
      rows: annexRows(annex, ({ counts }) => counts.some(({ species }) => pestGroupOf(species) === group)),
    })),
    { name: t('report.bait'), rows: annexRows(annex, ({ consumedPercent }) => consumedPercent !== null) },
  ].filter((each) => each.rows !== '');
  if (counted.length === 0) return [];
  const said = joinParts([t('report.annex.rows'), ...counted.map((each) => t('report.annex.counted', each))], language);
  return [{ text: said, fontSize: 8, color: colours.soft, margin: [0, 0, 0, 4] }];
}

/** Which rows of the annex a line of a table counts. */
function annexColumn<Row>(
  { annex, t }: Pick<SectionContext, 'annex' | 't'>,
  counts: (row: Row) => (record: Recorded) => boolean,
) {
  if (!annex) return [];
  const cell = (row: Row): TableCell => ({ text: annexRows(annex, counts(row)) || t('report.unknown'), fontSize: 8 });
  return [{ head: t('report.annex.rows'), width: 76, cell }];
}

/** Change per device-day, as `−50%`. */
function changeOf(
  count: number | null,
  previousCount: number | null,
  comparison: Data<'pestData'>['comparison'],
): string | null {
  if (count === null || previousCount === null || comparison === null) return null;
  const change = rateChange({ count, previousCount, ...comparison });
  if (change === null) return null;
  const share = Math.round(Math.abs(change) * 100);
  return share === 0 ? '0%' : `${change > 0 ? '+' : '−'}${share}%`;
}

type PlanData = Data<'floorPlans'>['plans'][number];

function floorPlan(plan: PlanData, index: number, { language, t, photos }: SectionContext): Content {
  const { svg, width, height } = planDrawing(plan, photos.get(plan.image) ?? null);
  const types = [...new Set(plan.devices.map(({ type }) => type))].map((type) => deviceTypeRows[type].words[language]);
  return {
    unbreakable: true,
    ...(index > 0 && { margin: [0, 8, 0, 0] }),
    stack: [
      { text: t('report.plan', { name: plan.name, revision: plan.revision }), bold: true, margin: [0, 2, 0, 3] },
      { svg, width, height },
      {
        text: joinParts([formatList(types, language), t('report.plan.key')], language),
        fontSize: 8,
        color: colours.soft,
        margin: [0, 3, 0, 4],
      },
    ],
  };
}

type Recorded = Data<'deviceRecords'>['rows'][number];

function deviceRecords(data: Data<'deviceRecords'>, { language, t, annex, moment }: SectionContext): Content[] {
  const small = (text: string): TableCell => ({ text, fontSize: 8 });
  return [
    table(
      [
        ...(annex
          ? [
              {
                head: t('report.annex.row'),
                width: 26,
                cell: (_row: Recorded, at: number) => small(annexRow(annex, at)),
              },
            ]
          : []),
        ...serviceColumn(data.rows, t),
        { head: t('report.code'), width: 64, cell: ({ code }) => small(code) },
        { head: t('report.type'), width: 54, cell: ({ type }) => small(deviceTypeRows[type].words[language]) },
        { head: t('report.location'), width: '*', cell: ({ location }) => small(location || t('report.unknown')) },
        {
          head: t('report.outcome'),
          width: 62,
          cell: ({ outcome, reason }) => lines(checkOutcomeWords[outcome][language], reason),
        },
        { head: t('report.record.reading'), width: 84, cell: (row) => readingCell(row, language, t) },
        {
          head: t('report.record.actions'),
          width: 56,
          cell: ({ actions }) =>
            small(
              formatList(
                actions.map((action) => deviceActionWords[action][language]),
                language,
              ),
            ),
        },
        {
          head: t('report.record.at'),
          width: 48,
          cell: ({ checkedAt, receivedAt }) => small(happenedIn(t, moment)(checkedAt, receivedAt)),
        },
      ],
      data.rows,
    ),
  ];
}

/** What was read: a device that was not opened has a dash, one that caught nothing a 0. */
function readingCell({ captures, counts, consumedPercent }: Recorded, language: Language, t: ReportWords): TableCell {
  if (consumedPercent !== null) return lines(t('report.record.consumed', { percent: `${consumedPercent}%` }));
  if (captures === null) return lines(t('report.unknown'));
  const bySpecies = counts.map(({ species, count }) =>
    t('report.record.count', { species: speciesRows[species].words[language], count }),
  );
  return lines(String(captures), formatList(bySpecies, language));
}

function trend(data: Data<'rodentTrend'>, { language, t, own, lastDay }: SectionContext): Content[] {
  const last = data.months.at(-1);
  if (!last) return [{ text: t('report.nothing.trend') }];
  const isRunning = endsInRunningMonth(data.months, lastDay);
  const words = t('report.trend.running', { month: last.month, day: lastDay });
  const chart: Content = { svg: trendChart(data, { language, own, isRunning }), width: contentWidth };
  if (!isRunning) return [{ ...chart, margin: [0, 2, 0, 4] }];
  return [{ stack: [chart, { text: words, fontSize: 8, color: colours.soft }], margin: [0, 2, 0, 4] }];
}

function hotSpots(data: Data<'hotSpots'>, context: SectionContext): Content[] {
  const { language, t, pdf } = context;
  if (data.rows.length === 0) return [{ text: pdf('pdf.noHotSpots') }];
  return [
    table(
      [
        { head: pdf('pdf.rank'), width: 34, align: 'right', cell: (_row, index) => String(index + 1) },
        { head: t('report.code'), width: 90, cell: ({ code }) => code },
        { head: t('report.type'), width: 90, cell: ({ type }) => deviceTypeRows[type].words[language] },
        { head: t('report.location'), width: '*', cell: ({ location }) => location },
        { head: t('report.count'), width: 56, align: 'right', cell: (row) => figure(row.type, row.value) },
        {
          head: t('report.previous'),
          width: 64,
          align: 'right',
          cell: (row) => (row.previous === null ? t('report.unknown') : figure(row.type, row.previous)),
        },
        ...annexColumn(
          context,
          (row: (typeof data.rows)[number]) =>
            ({ code }) =>
              code === row.code,
        ),
      ],
      data.rows,
    ),
  ];
}

function figure(type: Data<'hotSpots'>['rows'][number]['type'], value: number): string {
  return deviceTypeRows[type].family === 'consumption' ? `${value}%` : String(value);
}

function deviceChecks(data: Data<'deviceChecks'>, context: SectionContext): Content[] {
  const { language, t, pdf } = context;
  if (data.rows.length === 0) return [{ text: t('report.nothing.deviceChecks') }];
  const counts = table(
    [
      { head: t('report.type'), width: '*', cell: ({ type }) => deviceTypeRows[type].words[language] },
      { head: t('report.due'), width: 70, align: 'right', cell: ({ due }) => String(due) },
      { head: t('report.checked'), width: 70, align: 'right', cell: ({ checked }) => String(checked) },
      { head: t('report.notChecked'), width: 70, align: 'right', cell: ({ notChecked }) => String(notChecked) },
      ...annexColumn(
        context,
        (row: (typeof data.rows)[number]) =>
          ({ type }) =>
            type === row.type,
      ),
    ],
    data.rows,
  );
  if (data.notChecked.length === 0) return [counts, { text: pdf('pdf.allChecked'), margin: [0, 0, 0, 4] }];
  return [
    counts,
    { text: t('report.notCheckedDevices'), bold: true, headlineLevel: 1, margin: [0, 2, 0, 2] },
    table(
      [
        ...serviceColumn(data.notChecked, t),
        { head: t('report.code'), width: 100, cell: ({ code }) => code },
        { head: t('report.outcome'), width: 80, cell: ({ outcome }) => checkOutcomeWords[outcome][language] },
        { head: t('report.reason'), width: '*', cell: ({ reason }) => reason },
      ],
      data.notChecked,
    ),
  ];
}

function risks(data: Data<'risks'>, context: SectionContext): Content[] {
  return data.rows.length === 0
    ? [{ text: context.pdf('pdf.noRisks') }]
    : data.rows.map((row, index) => risk(row, index + 1, context));
}

/** A risk in a frame of its own: what was found, who does what by when, and the photos that prove it. */
function risk(
  row: Data<'risks'>['rows'][number],
  index: number,
  { language, t, pdf, photos }: SectionContext,
): Content {
  const open = isOpenRisk(row);
  const head: Content = {
    columns: [
      {
        width: '*',
        bold: true,
        text: [pdf('pdf.risk', { number: index }), '  ', joinParts([row.location, row.deviceCode ?? ''], language)],
      },
      {
        width: 'auto',
        bold: true,
        color: open ? colours.bad : colours.own,
        text: joinParts(
          [
            riskSeverityWords[row.severity][language],
            riskStandingWords[riskStanding(row)][language],
            row.carriedOver ? t('report.carriedOver') : '',
          ],
          language,
        ),
      },
    ],
    columnGap: 8,
  };
  const lines: readonly (readonly [string, string])[] = [
    [t('report.riskDescription'), row.description],
    [t('report.action'), row.action],
    [t('report.owner'), row.owner],
    [t('report.dueDay'), row.dueDay ?? ''],
    [pdf('pdf.treatment'), row.treatment],
  ];
  const pictures = row.photos.flatMap((url) => photos.get(url) ?? []).slice(0, 3);
  const stack: Content[] = [
    head,
    ...lines
      .filter(([, value]) => value !== '')
      .map(
        ([name, value]): Content => ({
          columns: [
            { width: 86, text: name, color: colours.soft },
            { width: '*', text: value },
          ],
          columnGap: 6,
          margin: [0, 2, 0, 0],
        }),
      ),
  ];
  if (pictures.length > 0) {
    stack.push({
      columns: pictures.map((image) => ({ image, fit: [150, 110], width: 158 })),
      margin: [0, 5, 0, 0],
    });
  }
  return framed(stack);
}

function framed(stack: Content[]): Content {
  const edge = { hLineWidth: () => 0.5, hLineColor: () => colours.line };
  return {
    unbreakable: true,
    margin: [0, 2, 0, 5],
    layout: {
      ...edge,
      vLineWidth: (column) => (column === 0 ? 2 : 0.5),
      vLineColor: (column) => (column === 0 ? colours.warn : colours.line),
      paddingLeft: () => 8,
      paddingRight: () => 8,
      paddingTop: () => 5,
      paddingBottom: () => 6,
    },
    table: { widths: ['*'], body: [[{ stack }]] },
  };
}

function chemicals(data: Data<'chemicals'>, { language, t, pdf, moment }: SectionContext): Content[] {
  if (data.rows.length === 0) return [{ text: pdf('pdf.noChemicals') }];
  /** What stands in one cell, line under line. */
  const heads = (...keys: readonly Parameters<ReportWords>[0][]) =>
    formatList(
      keys.map((key) => t(key)),
      language,
    );
  return [
    table(
      [
        {
          head: heads('report.chemical', 'report.registration'),
          width: '*',
          cell: (row) => lines(row.name, row.registrationNumber),
        },
        { head: t('report.ingredient'), width: 66, cell: (row) => lines(row.activeIngredient) },
        {
          head: heads('report.amount', 'report.dilution'),
          width: 62,
          cell: (row) => lines(row.amount === '' ? '' : `${row.amount} ${row.unit}`, row.dilution),
        },
        {
          head: heads('report.where', 'report.area', 'report.method'),
          width: 88,
          cell: (row) => lines(row.where, row.areaTreated === '' ? '' : `${row.areaTreated} m²`, row.method),
        },
        { head: t('report.target'), width: 48, cell: (row) => lines(row.targetPest) },
        { head: t('report.batch'), width: 48, cell: (row) => lines(row.batch) },
        {
          head: heads('report.applicator', 'report.usedAt'),
          width: 66,
          cell: (row) => lines(row.applicator, happenedIn(t, moment)(row.usedAt, row.receivedAt)),
        },
      ],
      data.rows,
    ),
  ];
}

function lines(...texts: readonly string[]): TableCell {
  return { text: texts.filter((text) => text !== '').join('\n'), fontSize: 8 };
}

function percent(value: number | null, none: string): string {
  return value === null ? none : `${Math.round(value * 10) / 10}%`;
}
