import { type OwnBlock, ownBlock } from './own-sections';
import type { ReportBlock, ReportReader } from './report-blocks';

/** More columns than these have no room on a page. */
const columnsAtMost = 8;
const rowsAtMost = 200;

type Fields = Readonly<Record<string, unknown>>;

/**
 * A section that only its host knows how to show, where the host is not, as on our paper: what of its data is plain
 * values and rows of them, by the names that its host gave them, and where all of it is seen.
 */
export function plainBlocks(
  { kind, data }: { readonly kind: string; readonly data: unknown },
  title: string,
  reader: ReportReader,
): readonly ReportBlock[] {
  const fields = isFields(data) ? data : {};
  const facts = Object.entries(fields).flatMap(([term, value]) =>
    isPlain(value) ? [{ term, value: say(value) }] : [],
  );
  const rows = Array.isArray(data)
    ? [tableOf(data)]
    : Object.entries(fields).map(([name, list]) => tableOf(list, name));
  const host = kind.split(':', 1)[0] ?? kind;
  const blocks: readonly (OwnBlock | null)[] = [
    facts.length > 0 ? { kind: 'facts', facts } : null,
    ...rows,
    { kind: 'note', text: reader.t('report.plainSection', { host }) },
  ];
  return blocks.flatMap((block) => (block === null ? [] : [ownBlock(block, title)]));
}

function tableOf(list: unknown, label?: string): OwnBlock | null {
  const rows = Array.isArray(list) ? list.filter(isFields).slice(0, rowsAtMost) : [];
  const names = [...new Set(rows.flatMap((row) => Object.keys(row).filter((name) => isPlain(row[name]))))];
  if (names.length === 0) return null;
  const shown = names.slice(0, columnsAtMost);
  return {
    kind: 'table',
    label,
    columns: shown.map((head) => ({ head, form: 'text' })),
    rows: rows.map((row) => shown.map((name) => say(row[name]))),
  };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function say(value: unknown): string {
  return isPlain(value) ? String(value) : '';
}
