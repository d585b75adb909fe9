import { text } from 'node:stream/consumers';
import {
  deviceTypeRows,
  familyOf,
  isOwnKind,
  type Language,
  languages,
  makeFormat,
  type ReportDocument,
  type ReportSectionKind,
  reportAnnex,
  reportWords,
  speciesRows,
} from 'pest-sdk';
import { type Cell, type ReportBlock, reportBlocks, reportSignatures } from 'pest-sdk/documents';
import { PestProvider } from 'pest-ui';
import { ReportView } from 'pest-ui/report-view';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { beforeAll, describe, expect, it } from 'vitest';
import { textOf, packed as withoutSpace } from '../../packages/pest-server/src/paper/print/pdf-text.fixture';
import { makeReportPdf } from '../../packages/pest-server/src/paper/report/make-report-pdf';
import { sampleReport } from '../../packages/pest-server/src/paper/report/report-fixture';

const timeZone = 'Asia/Shanghai';

/** Every kind of section, and how many blocks its sample has. */
const kinds: Readonly<Record<ReportSectionKind, number>> = {
  summary: 0,
  contacts: 1,
  serviceContent: 2,
  pestData: 2,
  rodentTrend: 2,
  flyingInsectTrend: 2,
  hotSpots: 2,
  floorPlans: 1,
  deviceChecks: 2,
  risks: 1,
  chemicals: 1,
  recommendations: 0,
  deviceRecords: 3,
  text: 0,
};

const report: ReportDocument = {
  ...sampleReport,
  sections: sampleReport.sections.map((section) => ({ ...section, hidden: false })),
};

/** A card on paper names these by their place. */
const unnamedOnPaper = new Set(['location', 'severity', 'riskState', 'photos']);

/** The dots between parts are a medium's, too; paper keeps words as "device-day" whole by a hyphen of its own. */
function packed(text: string): string {
  return withoutSpace(text)
    .replaceAll('·', '')
    .replaceAll(/[\u2010\u2011]/g, '-');
}

function wordsOf(block: ReportBlock, isNamed: (key: string) => boolean = () => true): readonly string[] {
  switch (block.kind) {
    case 'facts':
      return block.facts.flatMap(({ term, value }) => [term, ...cellWords(value)]);
    case 'table':
    case 'cards': {
      const heads = block.columns
        .filter(({ key }) => block.kind === 'table' || isNamed(key))
        .flatMap(({ head }) => head);
      return [...heads, ...block.rows.flat().flatMap(cellWords)];
    }
    case 'text':
    case 'note':
      return [block.text];
    case 'plan':
      return [block.plan.title, ...block.plan.legend.map(({ label }) => label), block.plan.hint];
    case 'signatures':
      return block.signatures.flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => text)]);
    case 'trend':
    case 'pictures':
      return [];
  }
}

function cellWords(cell: Cell): readonly string[] {
  if (typeof cell === 'string') return [cell];
  if ('text' in cell) return [cell.text];
  return 'pictures' in cell ? [] : cell;
}

async function wordsOnPaper(language: Language): Promise<string> {
  const pdf = await makeReportPdf({ document: report, language, timeZone, photos: new Map() });
  return packed((await textOf(pdf)).pages.join(''));
}

/** With the parts that come later. */
async function wordsOnScreen(language: Language): Promise<string> {
  const shown = { locale: language, timeZone, children: createElement(ReportView, { document: report }) };
  const { prelude } = await prerenderToNodeStream(createElement(PestProvider, shown));
  const page = await text(prelude);
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return packed(
    page.replace(/<[^>]*>/g, '').replace(/&([a-z#\d]+);/g, (whole, name: string) => entities[name] ?? whole),
  );
}

describe.each(languages)('a report (%s)', (language) => {
  const t = reportWords(language);
  const reader = {
    language,
    t,
    format: makeFormat(language, timeZone),
    typeName: (type: keyof typeof deviceTypeRows) => deviceTypeRows[type].words[language],
    familyOf,
    speciesName: (species: keyof typeof speciesRows) => speciesRows[species].words[language],
  };
  const context = { annex: reportAnnex(report.sections), lastDay: report.period.to };
  let screen = '';
  let paper = '';
  beforeAll(async () => {
    screen = await wordsOnScreen(language);
    paper = await wordsOnPaper(language);
  });

  it.each(Object.entries(kinds))('says of %s the same on screen and paper', (kind, count) => {
    const [section] = report.sections.filter((each) => each.kind === kind);
    if (!section || isOwnKind(section.kind)) throw new Error(`The sample has no ${kind}.`);
    const title = section.title ?? t(`report.section.${section.kind}`);
    const blocks = reportBlocks(section, title, context, reader) ?? [];
    expect(blocks).toHaveLength(count);
    const missing = (words: readonly string[], medium: string) =>
      words.filter((word) => !medium.includes(packed(word)));
    expect(missing([title, ...blocks.flatMap((block) => wordsOf(block))], screen), 'on the screen').toEqual([]);
    const named = (key: string) => !unnamedOnPaper.has(key);
    expect(missing([title, ...blocks.flatMap((block) => wordsOf(block, named))], paper), 'on paper').toEqual([]);
  });

  it('is signed with the same words on both', () => {
    const lines = reportSignatures(report, reader).flatMap(({ title, lines }) => [
      title,
      ...lines.map(({ text }) => text),
    ]);
    for (const line of lines) {
      expect(screen).toContain(packed(line));
      expect(paper).toContain(packed(line));
    }
  });
});
