import {
  type DeviceType,
  deviceTypeRows,
  familyOf,
  isOpenRisk,
  type PestGroup,
  pestGroupOf,
  pestGroups,
  type ReportDocument,
  type ReportSectionOf,
  type Species,
} from 'pest-sdk';
import { sectionOf } from '../report/report-figures';

/** How a figure went from one report to the next; `unknown` where one of them did not check it: that is no zero. */
export type FigureChange = 'rose' | 'fell' | 'same' | 'new' | 'gone' | 'unknown';

/** What a device said in a report: its total over the checks that opened it; null where none did. */
export interface DeviceFigure {
  readonly total: number;
  readonly checks: number;
}

/** One device in two reports. */
export interface DeviceChange {
  readonly code: string;
  readonly type: DeviceType;
  readonly location: string;
  readonly before: DeviceFigure | null;
  readonly after: DeviceFigure | null;
  readonly change: FigureChange;
}

/** What was caught of a group at each check, by the devices that both reports checked; null where there are none. */
export interface GroupChange {
  readonly group: PestGroup;
  readonly before: number | null;
  readonly after: number | null;
  readonly change: FigureChange;
}

/** A risk in two reports. */
export interface RiskChange {
  readonly risk: ReportSectionOf<'risks'>['data']['rows'][number];
  readonly change: 'new' | 'open' | 'closed';
}

/** What rose, fell, is new, and what nobody can say, from one report to another. */
export interface ReportFigureChanges {
  readonly devices: readonly DeviceChange[];
  /** How many counting devices both reports checked; the groups are compared by them. */
  readonly countedInBoth: number;
  readonly groups: readonly GroupChange[];
  readonly risks: readonly RiskChange[];
}

type Shown = Pick<ReportDocument, 'sections'>;
type Recorded = ReportSectionOf<'deviceRecords'>['data']['rows'][number];

/**
 * Compares the figures of two reports by the same devices, at each check: reports over more visits, or of more devices,
 * have not caught more because of that. Hidden sections are not compared.
 */
export function reportFigureChanges(before: Shown, after: Shown): ReportFigureChanges {
  const [earlier, later] = [recordsOf(before), recordsOf(after)];
  const codes = [...new Set([...later.keys(), ...earlier.keys()])].sort();
  const devices = codes.flatMap((code) => deviceChange(earlier.get(code) ?? [], later.get(code) ?? []) ?? []);
  const both = codes.filter((code) => isCounted(earlier.get(code)) && isCounted(later.get(code)));
  return {
    devices,
    countedInBoth: both.length,
    groups: pestGroups.map((group) => groupChange(group, both, earlier, later)),
    risks: riskChanges(before, after),
  };
}

type Records = ReadonlyMap<string, readonly Recorded[]>;

function recordsOf({ sections }: Shown): Records {
  const rows = sectionOf(
    sections.filter(({ hidden }) => !hidden),
    'deviceRecords',
  )?.data.rows;
  const byCode = new Map<string, Recorded[]>();
  for (const row of rows ?? []) byCode.set(row.code, [...(byCode.get(row.code) ?? []), row]);
  return byCode;
}

function deviceChange(before: readonly Recorded[], after: readonly Recorded[]): DeviceChange | null {
  const latest = after.at(-1) ?? before.at(-1);
  if (!latest) return null;
  const { code, type, location } = latest;
  const [was, is] = [figureOf(before), figureOf(after)];
  const there = before.length === 0 ? 'new' : after.length === 0 ? 'gone' : null;
  return { code, type, location, before: was, after: is, change: there ?? changeOf(perCheck(was), perCheck(is)) };
}

function figureOf(rows: readonly Recorded[]): DeviceFigure | null {
  const read = rows.flatMap((row) => readingOf(row) ?? []);
  return read.length === 0 ? null : { total: sum(read), checks: read.length };
}

function readingOf({ type, captures, consumedPercent }: Recorded): number | null {
  return familyOf(type) === 'consumption' ? consumedPercent : captures;
}

function isCounted(rows: readonly Recorded[] = []): boolean {
  return rows.some(({ type, captures }) => deviceTypeRows[type]?.family === 'count' && captures !== null);
}

function groupChange(group: PestGroup, codes: readonly string[], before: Records, after: Records): GroupChange {
  if (codes.length === 0) return { group, before: null, after: null, change: 'unknown' };
  const caught = (records: Records) => sum(codes.map((code) => perCheckOf(group, records.get(code) ?? [])));
  const [was, is] = [caught(before), caught(after)];
  return { group, before: was, after: is, change: changeOf(was, is) };
}

function perCheckOf(group: PestGroup, rows: readonly Recorded[]): number {
  const read = rows.filter(({ captures }) => captures !== null);
  const ofGroup = read.flatMap(({ counts }) => counts.filter(({ species }) => isOf(group, species)));
  return sum(ofGroup.map(({ count }) => count)) / read.length;
}

function isOf(group: PestGroup, species: Species): boolean {
  return pestGroupOf(species) === group;
}

function riskChanges(before: Shown, after: Shown): readonly RiskChange[] {
  const shown = ({ sections }: Shown) =>
    sectionOf(
      sections.filter(({ hidden }) => !hidden),
      'risks',
    )?.data.rows;
  const [earlier, later] = [shown(before), shown(after)];
  // Where one of them tells of no risks at all, nothing can be said of the other's.
  if (!earlier || !later) return [];
  const known = new Set(earlier.map(({ id }) => id));
  const told = new Set(later.map(({ id }) => id));
  return [
    ...later.map((risk) => {
      const change = isOpenRisk(risk) ? (known.has(risk.id) ? 'open' : 'new') : 'closed';
      return { risk, change } as const;
    }),
    // A risk stays in each report until it is verified: one that is not told of any more was.
    ...earlier
      .filter((risk) => isOpenRisk(risk) && !told.has(risk.id))
      .map((risk) => ({ risk, change: 'closed' }) as const),
  ];
}

function perCheck(figure: DeviceFigure | null): number | null {
  return figure && figure.total / figure.checks;
}

function changeOf(before: number | null, after: number | null): FigureChange {
  if (before === null || after === null) return 'unknown';
  return after > before ? 'rose' : after < before ? 'fell' : 'same';
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
