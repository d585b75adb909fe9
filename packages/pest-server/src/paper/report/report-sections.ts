import type { Content } from 'pdfmake/interfaces';
import { isOwnKind, proseIn, type ReportChapter, type ReportSection } from 'pest-sdk';
import { plainBlocks, type ReportContext, type ReportReader, reportBlocks } from 'pest-sdk/documents';
import { type BlockLook, blockContent } from './report-blocks';
import { colours } from './report-style';

export interface SectionContext extends ReportContext {
  readonly reader: ReportReader;
  readonly look: Omit<BlockLook, 'title'>;
}

/** One section: its mark and title, its figures and the author's words. */
export function sectionContent(
  { section, mark }: ReportChapter<ReportSection>,
  { reader, look, ...context }: SectionContext,
): Content {
  const { language, t } = reader;
  const { kind } = section;
  const title = section.title || (isOwnKind(kind) ? kind : t(`report.section.${kind}`));
  const prose = proseIn(section, language);
  const blocks = reportBlocks(section, title, context, reader) ?? plainBlocks(section, title, reader);
  const figures = blocks.flatMap((block) => blockContent(block, { ...look, title }));
  const told = [...figures, ...paragraphs(prose)];
  const all = told.length > 0 ? told : [{ text: nothingSaid(section, t), color: colours.soft }];
  const together = staysWithTitle(section) || isWhole(all[0]);
  const beside = firstLine(prose).length <= longestBesideChart ? 1 : 0;
  const first = isTrend(section) ? figures.length + beside : 1;
  // A block that is never split needs no break before its title as well.
  const text = [{ text: mark ?? '', bold: false }, mark === null ? '' : '   ', title];
  const heading: Content = { text, style: 'section', ...(!together && { headlineLevel: 1 }) };
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

/** What is never split takes its title along. */
function isWhole(content: Content | undefined): boolean {
  return typeof content === 'object' && 'unbreakable' in content && content.unbreakable === true;
}

/** Short ones, and a first risk, stay with their title; long tables may run over pages. */
function staysWithTitle(section: ReportSection): boolean {
  const { kind } = section;
  return isTrend(section) || kind === 'floorPlans' || kind === 'pestData' || kind === 'risks';
}

function nothingSaid({ kind }: ReportSection, t: ReportReader['t']): string {
  if (kind === 'summary') return t('report.nothing.summary');
  return kind === 'recommendations' ? t('report.nothing.recommendations') : t('report.none');
}

function paragraphs(text: string): Content[] {
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ text: line, margin: [0, 2, 0, 4] }));
}
