import { limits, rankByActivity, translator } from 'pest-sdk';
import { paperFaces } from '../../floor-plan/paper-faces';
import { openPrintFrame } from '../../widget/print-frame';
import { heatCompareMessages } from '../comparison/HeatCompare.messages';
import { differenceText } from '../comparison/heat-differences';
import { sortFigures } from '../figures/heat-figures';
import { pestTableMessages } from '../side/PestTable.messages';
import { pestLines } from '../side/pest-lines';
import { scaleText } from '../state/heat-sentences';
import { dash, type HeatWords } from '../state/useHeatWords';
import { heatTableMessages } from '../table/HeatTable.messages';
import { heatColumns } from '../table/heat-columns';
import {
  aroundWords,
  drawLegend,
  drawMap,
  ink,
  legendHeight,
  load,
  mapsOf,
  muted,
  penOn,
  type Shown,
  type ShownMap,
  type Size,
  sizeOf,
} from './heat-drawing';
import { headingOf } from './heat-heading';
import { heatSheetMessages } from './heat-sheet.messages';

/** Millimetres of paper that a map has at most: beside the board, and as one of two. Letter is lower and less wide than A4. */
const alone: Size = { width: 184, height: 122 };
const besides: Size = { width: 127, height: 108 };
/** Pixels of the drawing for a millimetre: numbers on marks are then 6 pt. */
const perMillimetre = 5.2;
/** Pixels of the canvas for one of the drawing: 400 for an inch. */
const fineness = 3;

/**
 * Prints what is shown on pages of its own: the map or both maps with title, days, filter, scale, board and pest summary;
 * from the table and the comparison every device too. Words are text, so that they can be searched in a PDF.
 */
export async function printMap(shown: Shown): Promise<void> {
  const { plan, props, state } = shown;
  const { words } = state;
  const t = translator(heatSheetMessages, words.locale, words.hostWords);
  const printed = t('heatSheet.printed', { day: words.day(state.today) });
  const days = state.days ? `${state.days.from}_${state.days.to}` : '';
  const frame = openPrintFrame({
    title: [props.heading, plan.name, days].filter(Boolean).join('-'),
    frameTitle: t('heatSheet.frame', { name: plan.name }),
    language: words.own?.tag ?? words.locale,
    direction: words.own?.direction,
    styles: [pageStyles(words.parts([headingOf(shown).title, printed]))],
  });
  const make = makerOf(frame.document);
  const picture = await load(plan.image.src);
  frame.document.body.append(
    headOf(make, shown),
    make('main', {}, [
      make('div', {}, [make('div', { class: 'maps' }, mapsPart(make, shown, picture)), legendPart(make, shown)]),
      ...besidePart(make, shown),
    ]),
    ...(state.view === 'table' || state.view === 'compare' ? [devicesTable(make, shown)] : []),
  );
  await frame.print(props.onPrint);
}

type Content = Node | string;
type Make = (name: string, marks: Readonly<Record<string, string>>, contents?: readonly Content[]) => HTMLElement;

function makerOf(document: Document): Make {
  return (name, marks, contents = []) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(marks)) element.setAttribute(key, value);
    element.append(...contents);
    return element;
  };
}

function headOf(make: Make, shown: Shown): HTMLElement {
  const { state } = shown;
  const { title, what, summary, notes } = headingOf(shown);
  const { words } = state;
  const compare = translator(heatCompareMessages, words.locale, words.hostWords);
  const lines = [summary, notes, state.view === 'compare' ? differenceText(state, compare) : ''].filter(Boolean);
  return make('header', {}, [
    make('h1', {}, [title]),
    make('p', { class: 'what' }, [what]),
    ...lines.map((line) => make('p', {}, [line])),
  ]);
}

function mapsPart(make: Make, shown: Shown, picture: HTMLImageElement | null): HTMLElement[] {
  const maps = mapsOf(shown.state);
  const room = maps.length > 1 ? besides : alone;
  const { width, height } = sizeOf(shown.plan, picture);
  const share = Math.min(room.width / width, room.height / height);
  const paper: Size = { width: width * share, height: height * share };
  return maps.map((map) => {
    const canvas = canvasOf(make, paper, (pen, size) => drawMap(pen, shown, map.figures, picture, size));
    canvas.setAttribute('aria-label', map.title ?? shown.plan.name);
    return make('figure', {}, [...titleOf(make, map), canvas]);
  });
}

function titleOf(make: Make, { title }: ShownMap): HTMLElement[] {
  return title === null ? [] : [make('figcaption', {}, [title])];
}

/** A drawing of so many millimetres. */
function canvasOf(
  make: Make,
  paper: Size,
  draw: (pen: CanvasRenderingContext2D, size: Size) => void,
): HTMLCanvasElement {
  const canvas = make('canvas', { role: 'img' }) as HTMLCanvasElement;
  canvas.style.width = `${paper.width}mm`;
  const size = { width: Math.round(paper.width * perMillimetre), height: Math.round(paper.height * perMillimetre) };
  draw(penOn(canvas, size, fineness), size);
  return canvas;
}

function legendPart(make: Make, shown: Shown): HTMLElement {
  const { props, state } = shown;
  const paper = { width: alone.width, height: legendHeight / perMillimetre };
  const canvas = canvasOf(make, paper, (pen) => drawLegend(pen, shown, 8));
  const around = aroundWords(state);
  canvas.setAttribute('aria-label', around('heatMap.domain'));
  const note = state.view === 'plan' ? '' : scaleText(state, props.blending === 'over', around);
  return make('section', {}, [canvas, make('p', {}, [note])]);
}

/** Board and pest summary, where one map leaves room for them and the host did not take them away. */
function besidePart(make: Make, shown: Shown): HTMLElement[] {
  const { props, state } = shown;
  if (state.view === 'compare') return [];
  const parts = [
    ...(props.top === 0 || props.slots?.Board === null ? [] : boardPart(make, shown)),
    ...(state.family !== 'count' || state.summary.total === null || props.slots?.Summary === null
      ? []
      : pestsPart(make, shown)),
  ];
  return parts.length === 0 ? [] : [make('aside', {}, parts)];
}

function boardPart(make: Make, { props, state }: Shown): HTMLElement[] {
  const { words, figures, limits: agreed } = state;
  const around = aroundWords(state);
  const ranked = rankByActivity(figures, props.top ?? limits.topDevices);
  const rows = ranked.map((figure, index) => [
    `${index + 1}`,
    figure.code,
    figure.point.workshopName || figure.point.name,
    words.number(figure.value),
    agreed.isAbove(figure) ? around('heatMap.limit.above') : words.change(figure),
  ]);
  const title = make('h2', {}, [around('heatMap.board'), ' ', make('small', {}, [words.unit])]);
  if (rows.length === 0) return [title, make('p', {}, [around('heatMap.board.empty')])];
  return [title, tableOf(make, { class: 'board' }, [], rows)];
}

function pestsPart(make: Make, { state }: Shown): HTMLElement[] {
  const { words, pests, hasPrevious, frames } = state;
  const t = translator(pestTableMessages, words.locale, words.hostWords);
  const compares = hasPrevious && !frames.shown;
  const known = (value: number | null) => (value === null ? dash : words.number(value));
  const lines = pestLines(pests, words, t, speciesOnPaper).map(({ label, count, previous, group }) => ({
    group,
    cells: [label, known(count), ...(compares ? [known(previous)] : [])],
  }));
  if (lines.length === 0) return [];
  const head = [t('pestTable.title'), t('pestTable.now'), ...(compares ? [t('pestTable.before')] : [])];
  const table = tableOf(
    make,
    { class: 'pests' },
    head,
    lines.map(({ cells }) => cells),
  );
  for (const [index, row] of [...table.querySelectorAll('tbody tr')].entries()) {
    if (lines[index]?.group) row.className = 'group';
  }
  return [table];
}

/** So many species of a type are named beside a map. */
const speciesOnPaper = 3;

function devicesTable(make: Make, { state }: Shown): HTMLElement {
  const { words, figures, hasPrevious } = state;
  const t = translator(heatTableMessages, words.locale, words.hostWords);
  const columns = heatColumns(words, t, state.comparison.against).filter(
    ({ key }) => hasPrevious || !ofBefore.has(key),
  );
  const sorted = sortFigures(figures, { key: 'value', descending: true });
  const table = tableOf(
    make,
    { class: 'devices' },
    [...columns.map(({ label }) => label), t('heatTable.species')],
    sorted.map((figure) => [...columns.map(({ text }) => text(figure)), speciesOf(words, figure.point)]),
  );
  for (const row of table.querySelectorAll('tr')) {
    for (const [index, { numeric }] of columns.entries()) if (numeric) row.children[index]?.classList.add('number');
  }
  return make('section', { class: 'all' }, [make('h2', {}, [t('heatTable.label')]), table]);
}

const ofBefore: ReadonlySet<string> = new Set(['previous', 'difference', 'change']);

function speciesOf(words: HeatWords, point: Parameters<HeatWords['species']>[0]): string {
  return words.list(words.species(point));
}

function tableOf(
  make: Make,
  marks: Readonly<Record<string, string>>,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): HTMLElement {
  const headRow = make(
    'tr',
    {},
    head.map((text) => make('th', { scope: 'col' }, [text])),
  );
  const body = rows.map((cells) =>
    make(
      'tr',
      {},
      cells.map((text) => make('td', {}, [text])),
    ),
  );
  return make('table', marks, [...(head.length > 0 ? [make('thead', {}, [headRow])] : []), make('tbody', {}, body)]);
}

function pageStyles(foot: string): string {
  const quoted = `"${foot.replace(/[\\"]/g, '\\$&').replace(/\s/g, ' ')}"`;
  const box = `color:${muted};font:8pt ${paperFaces}`;
  return `
    @page{size:landscape;margin:10mm 10mm 12mm;
      @bottom-left{content:${quoted};${box}}
      @bottom-right{content:counter(page) " / " counter(pages);${box}}}
    html,body{margin:0;background:#fff;color:${ink};font:9pt/1.4 ${paperFaces};font-variant-numeric:tabular-nums}
    h1,h2,p,figure{margin:0}
    h1{font-size:16pt;font-weight:600;line-height:1.25}
    h2{margin:0 0 1mm;font-size:10pt;font-weight:600}
    small,p.what,section p{color:${muted}}
    small,section p{font-size:8pt;font-weight:400}
    header{margin-bottom:3mm}
    main,.maps{display:flex;gap:5mm;align-items:start}
    main>aside{flex:1;min-width:0}
    figure{break-inside:avoid}
    figcaption{margin-bottom:1mm;font-weight:600}
    canvas{display:block}
    section{margin-top:2mm;break-inside:avoid}
    table{width:100%;border-collapse:collapse;font-size:8.5pt}
    thead{display:table-header-group}
    tr{break-inside:avoid}
    th,td{padding:.7mm 0 .7mm 2mm;border-bottom:.2mm solid #d5d2cb;text-align:start;vertical-align:top}
    th{font-weight:600;border-bottom:.3mm solid ${ink}}
    th:first-child,td:first-child{padding-inline-start:0}
    .board td:first-child,.board td:last-child{color:${muted}}
    .board td:nth-child(2),.board td:nth-child(4),.group td{font-weight:600}
    .board td:nth-child(n+4),.pests :is(th,td):nth-child(n+2),.number{text-align:end;white-space:nowrap}
    .board td:nth-child(2){white-space:nowrap}
    .pests{margin-top:4mm}
    .pests tr:not(.group) td:first-child{padding-inline-start:3mm}
    .all{break-before:page;break-inside:auto}
  `;
}
