import type { Content, TableCell } from 'pdfmake/interfaces';
import {
  checkOutcomeWords,
  deviceTypeRules,
  deviceTypeWords,
  type Language,
  pestGroupWords,
  type ReportSection,
  type ReportSectionOf,
  riskSeverityWords,
  riskStateWords,
  taskPlaceWords,
} from 'pest-sdk';
import { colours, contentWidth } from './report-style';
import { reportWords } from './report-words';
import { facts, table } from './tables';
import { trendChart } from './trend-chart';

/** A JPEG or PNG, as a data URL, by the URL that the report names it by. */
export type ReportPhotos = ReadonlyMap<string, string>;

export interface SectionContext {
  readonly language: Language;
  readonly photos: ReportPhotos;
  /** A moment as people at the site read it. */
  moment(instant: string | null): string;
}

/** One section: its title, its figures and the author's words. */
export function sectionContent(section: ReportSection, context: SectionContext): Content {
  const title = section.title ?? reportWords[context.language].sections[section.kind];
  const [first, ...rest] = [...figures(section, context), ...paragraphs(section.text)];
  const heading: Content = { text: title, style: 'section', headlineLevel: 1 };
  return [{ stack: first === undefined ? [heading] : [heading, first], unbreakable: staysWithTitle(section) }, ...rest];
}

/** Short ones, and a first risk, stay with their title; long tables may run over pages. */
function staysWithTitle({ kind }: ReportSection): boolean {
  return kind === 'rodentTrend' || kind === 'flyingInsectTrend' || kind === 'pestData' || kind === 'risks';
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
    case 'deviceChecks':
      return deviceChecks(section.data, context);
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

function contacts(data: Data<'contacts'>, { language }: SectionContext): Content[] {
  const words = reportWords[language];
  const technicians = data.technicians.map(({ name, licence }) =>
    licence === '' ? name : `${name} (${words.licence} ${licence})`,
  );
  return [
    facts([
      [words.customerContact, data.customerContact],
      [words.phone, data.customerPhone],
      [words.companyContact, data.companyContact],
      [words.phone, data.companyPhone],
      [words.provider, data.companyName],
      [words.technicians, technicians.join('\n')],
    ]),
  ];
}

function serviceContent(data: Data<'serviceContent'>, { language, moment }: SectionContext): Content[] {
  const words = reportWords[language];
  return [
    facts([
      [words.taskNumber, data.taskNumber],
      [words.planned, moment(data.plannedAt)],
      [words.timeIn, moment(data.checkedInAt)],
      [words.timeOut, moment(data.submittedAt)],
      [words.places, data.places.map((place) => taskPlaceWords[place][language]).join(' / ')],
      [words.workshops, data.workshops.join(' / ') || words.none],
    ]),
    ...paragraphs(data.description),
  ];
}

function pestData(data: Data<'pestData'>, { language }: SectionContext): Content[] {
  const words = reportWords[language];
  const rows = data.rows.map((row) => ({
    name: pestGroupWords[row.group][language],
    now: String(row.count),
    before: row.previous === null ? words.none : String(row.previous),
    change: row.previous === null ? words.none : signed(row.count - row.previous),
  }));
  const bait = {
    name: words.baitConsumed,
    now: percent(data.baitConsumedPercent, words.none),
    before: percent(data.previousBaitConsumedPercent, words.none),
    change: words.none,
  };
  return [
    table(
      [
        { head: words.pestGroup, width: '*', cell: ({ name }) => name },
        { head: words.thisPeriod, width: 80, align: 'right', cell: ({ now }) => now },
        { head: words.lastPeriod, width: 80, align: 'right', cell: ({ before }) => before },
        { head: words.change, width: 70, align: 'right', cell: ({ change }) => change },
      ],
      [...rows, bait],
    ),
  ];
}

function trend(data: Data<'rodentTrend'>, { language }: SectionContext): Content[] {
  return [{ svg: trendChart(data, language), width: contentWidth, margin: [0, 2, 0, 4] }];
}

function hotSpots(data: Data<'hotSpots'>, { language }: SectionContext): Content[] {
  const words = reportWords[language];
  if (data.rows.length === 0) return [{ text: words.noHotSpots }];
  return [
    table(
      [
        { head: words.rank, width: 34, align: 'right', cell: (_row, index) => String(index + 1) },
        { head: words.deviceCode, width: 90, cell: ({ code }) => code },
        { head: words.deviceType, width: 90, cell: ({ type }) => deviceTypeWords[type][language] },
        { head: words.location, width: '*', cell: ({ location }) => location },
        { head: words.thisPeriod, width: 56, align: 'right', cell: (row) => figure(row.type, row.value) },
        {
          head: words.lastPeriod,
          width: 64,
          align: 'right',
          cell: (row) => (row.previous === null ? words.none : figure(row.type, row.previous)),
        },
      ],
      data.rows,
    ),
  ];
}

function figure(type: Data<'hotSpots'>['rows'][number]['type'], value: number): string {
  return deviceTypeRules[type].family === 'consumption' ? `${value}%` : String(value);
}

function deviceChecks(data: Data<'deviceChecks'>, { language }: SectionContext): Content[] {
  const words = reportWords[language];
  const counts = table(
    [
      { head: words.deviceType, width: '*', cell: ({ type }) => deviceTypeWords[type][language] },
      { head: words.due, width: 70, align: 'right', cell: ({ due }) => String(due) },
      { head: words.checked, width: 70, align: 'right', cell: ({ checked }) => String(checked) },
      { head: words.notChecked, width: 70, align: 'right', cell: ({ notChecked }) => String(notChecked) },
    ],
    data.rows,
  );
  if (data.notChecked.length === 0) return [counts, { text: words.allChecked, margin: [0, 0, 0, 4] }];
  return [
    counts,
    { text: words.notCheckedDevices, bold: true, headlineLevel: 1, margin: [0, 2, 0, 2] },
    table(
      [
        { head: words.deviceCode, width: 100, cell: ({ code }) => code },
        { head: words.outcome, width: 80, cell: ({ outcome }) => checkOutcomeWords[outcome][language] },
        { head: words.reason, width: '*', cell: ({ reason }) => reason },
      ],
      data.notChecked,
    ),
  ];
}

function risks(data: Data<'risks'>, context: SectionContext): Content[] {
  const words = reportWords[context.language];
  return data.rows.length === 0
    ? [{ text: words.noRisks }]
    : data.rows.map((row, index) => risk(row, index + 1, context));
}

/** A risk in a frame of its own: what was found, who does what by when, and the photos that prove it. */
function risk(row: Data<'risks'>['rows'][number], index: number, { language, photos }: SectionContext): Content {
  const words = reportWords[language];
  const open = row.state !== 'resolved';
  const head: Content = {
    columns: [
      {
        width: '*',
        bold: true,
        text: [words.riskTitle(index), '  ', [row.location, row.deviceCode].filter(Boolean).join(' · ')],
      },
      {
        width: 'auto',
        bold: true,
        color: open ? colours.bad : colours.own,
        text: [
          riskSeverityWords[row.severity][language],
          ' · ',
          riskStateWords[row.state][language],
          row.carriedOver ? ` · ${words.carriedOver}` : '',
        ],
      },
    ],
    columnGap: 8,
  };
  const lines: readonly (readonly [string, string])[] = [
    [words.description, row.description],
    [words.action, row.action],
    [words.owner, row.owner],
    [words.dueDay, row.dueDay ?? ''],
    [words.treatment, row.treatment],
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

function chemicals(data: Data<'chemicals'>, { language, moment }: SectionContext): Content[] {
  const words = reportWords[language];
  if (data.rows.length === 0) return [{ text: words.noChemicals }];
  return [
    table(
      [
        {
          head: `${words.product} / ${words.registration}`,
          width: '*',
          cell: (row) => lines(row.name, row.registrationNumber),
        },
        { head: words.ingredient, width: 74, cell: (row) => lines(row.activeIngredient) },
        {
          head: words.amountAndDilution,
          width: 62,
          cell: (row) => lines(`${row.amount} ${row.unit}`, row.dilution),
        },
        {
          head: words.areaAndMethod,
          width: 96,
          cell: (row) => lines(row.where, row.areaTreated === '' ? '' : `${row.areaTreated} m²`, row.method),
        },
        { head: words.targetPest, width: 48, cell: (row) => lines(row.targetPest) },
        { head: words.batch, width: 48, cell: (row) => lines(row.batch) },
        { head: words.applicator, width: 66, cell: (row) => lines(row.applicator, moment(row.usedAt)) },
      ],
      data.rows,
    ),
  ];
}

function lines(...texts: readonly string[]): TableCell {
  return { text: texts.filter((text) => text !== '').join('\n'), fontSize: 8 };
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

function percent(value: number | null, none: string): string {
  return value === null ? none : `${Math.round(value * 10) / 10}%`;
}
