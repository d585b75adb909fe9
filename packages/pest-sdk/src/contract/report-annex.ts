import type { ReportSection, ReportSectionOf } from './report-document';
import { reportChapters, sectionSaysSomething } from './report-prose';

type DeviceRecord = ReportSectionOf<'deviceRecords'>['data']['rows'][number];

/** A device in the annex, with its record of each service; of a report over one there is one. */
export interface AnnexDevice extends Pick<DeviceRecord, 'code' | 'type' | 'location'> {
  readonly records: readonly DeviceRecord[];
}

/** The records of single devices that a reader of a report sees: a figure names the rows that it counts. */
export interface ReportAnnex {
  /** The section that holds them. */
  readonly sectionId: string;
  /** The letter that the annex is marked with. */
  readonly mark: string;
  readonly rows: readonly AnnexDevice[];
}

/** The annex of a report; null where it has none, or hides it. */
export function reportAnnex(sections: readonly ReportSection[]): ReportAnnex | null {
  for (const { section, mark } of reportChapters(sections)) {
    if (section.kind === 'deviceRecords' && mark !== null && sectionSaysSomething(section)) {
      return { sectionId: section.id, mark, rows: annexDevices(section.data.rows) };
    }
  }
  return null;
}

/** Records by device, in the order in which the devices come first; each stands where it was last. */
export function annexDevices(records: readonly DeviceRecord[]): readonly AnnexDevice[] {
  const devices = new Map<string, AnnexDevice>();
  for (const record of records) {
    const { code, type, location } = record;
    devices.set(code, { code, type, location, records: [...(devices.get(code)?.records ?? []), record] });
  }
  return [...devices.values()];
}

/** What a row of the annex is called. @param index from 0 */
export function annexRow({ mark }: Pick<ReportAnnex, 'mark'>, index: number): string {
  return `${mark}${index + 1}`;
}

/** More runs of rows than these are told by their ends and how many rows they are: nobody reads a hundred names. */
const mostRuns = 12;

/**
 * The rows with a record that a figure counts, runs of them by their ends: `A3, A7–A9`, and `A3–A480 (96)` where they are
 * many. Empty where it counts none.
 */
export function annexRows(
  annex: Pick<ReportAnnex, 'mark' | 'rows'>,
  counted: (record: DeviceRecord) => boolean,
): string {
  const rows = annex.rows.flatMap(({ records }, index) => (records.some(counted) ? [index] : []));
  const ends = rows.filter((index, at) => rows[at + 1] !== index + 1);
  const name = (index = 0) => annexRow(annex, index);
  const run = (from?: number, to?: number) => (from === to ? name(from) : `${name(from)}–${name(to)}`);
  if (ends.length > mostRuns) return `${run(rows[0], rows.at(-1))} (${rows.length})`;
  const starts = rows.filter((index, at) => rows[at - 1] !== index - 1);
  return starts.map((from, at) => run(from, ends[at])).join(', ');
}
