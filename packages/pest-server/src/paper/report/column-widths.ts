/** How wide the columns of a table are: as their contents ask, in what a page has. */
import { lineWidth } from '../print/faces';

/** What a column holds, line by line. */
export interface ColumnContent {
  readonly head: string;
  readonly cells: readonly string[];
  /** Whether its lines are never broken: codes, figures, states. */
  readonly isWhole: boolean;
}

export interface ColumnWidths {
  /** Of the text, in points. */
  readonly widths: readonly number[];
  readonly fontSize: number;
}

/** Sizes that a table may be set in, the first that its contents have room in. */
const sizes = [9, 8.5, 8, 7.5, 7, 6.5] as const;

/** Lines of this share of the cells are to stand unbroken: of a few cells, all. */
const mostCells = 0.9;

/** A text takes no more than this share of the page from the other columns; a longer one is broken. */
const widestText = 0.35;

/** A word longer than this breaks. */
const longestWord = 120;

/** A column of words in which each sign may be broken from the next is not narrower than these. */
const fewestSigns = 4;

/** Signs of a head that is not broken. */
const shortHead = 7;

/** @param room what the columns share, without what is between them */
export function columnWidths(columns: readonly ColumnContent[], room: number): ColumnWidths {
  const asked = sizes.map((fontSize) => ({ fontSize, needs: columns.map((column) => needOf(column, fontSize, room)) }));
  const fits =
    asked.find(({ needs }) => total(needs, 'usual') <= room) ??
    asked.find(({ needs }) => total(needs, 'least') <= room * 0.8);
  const { fontSize, needs } = fits ?? asked.at(-1) ?? { fontSize: sizes[0], needs: [] };
  return { fontSize, widths: shared(needs, room) };
}

interface Need {
  /** What its longest word takes, what most of its lines take, and what all of them do. */
  readonly least: number;
  readonly usual: number;
  readonly most: number;
}

function needOf({ head, cells, isWhole }: ColumnContent, fontSize: number, room: number): Need {
  const headSize = headSizeOf(fontSize);
  const lines = cells.flatMap((cell) => cell.split('\n'));
  const widths = lines.map((line) => lineWidth(line, fontSize)).sort((one, other) => one - other);
  const words = [
    ...head
      .split('\n')
      .flatMap(headWords)
      .map((word) => lineWidth(word, headSize, 'bold')),
    ...(isWhole ? widths : [...new Set(lines.flatMap(wordsOf))].map((word) => lineWidth(word, fontSize))),
  ];
  const most = Math.max(widths.at(-1) ?? 0, ...head.split('\n').map((line) => lineWidth(line, headSize, 'bold')));
  const least = Math.max(Math.min(longestWord, Math.max(...words, 0)), Math.min(most, fewestSigns * fontSize));
  const usualLine = widths[Math.ceil((widths.length - 1) * mostCells)] ?? 0;
  const usual = Math.max(least, Math.min(usualLine, room * widestText));
  // A rounded width must not break a line.
  return { least: least + 0.5, usual: usual + 0.5, most: Math.max(most, usual) + 0.5 };
}

/** Heads are as large as small cells, so that a long one makes no column wide. */
export function headSizeOf(fontSize: number): number {
  return Math.min(8, fontSize);
}

/** A short head is one word. */
function headWords(line: string): readonly string[] {
  return line.length <= shortHead ? [line] : wordsOf(line);
}

/** What a line may be broken into: words between spaces, and signs that each may end a line. */
function wordsOf(line: string): readonly string[] {
  return (
    line.match(
      /[\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff][\u3001\u3002\uff00-\uff0f\uff1a-\uff1f]*|[^\s\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff]+/g,
    ) ?? []
  );
}

function total(needs: readonly Need[], of: keyof Need): number {
  return needs.reduce((sum, need) => sum + need[of], 0);
}

function shared(needs: readonly Need[], room: number): readonly number[] {
  const steps = ['most', 'usual', 'least'] as const;
  const step = steps.find((one) => total(needs, one) <= room);
  // There is not room for the longest words: each column gives up the same share.
  if (step === undefined) return needs.map(({ least }) => (least * room) / total(needs, 'least'));
  const wanted = needs.map((need) =>
    step === 'most' ? need.most : step === 'usual' ? need.most - need.usual : need.usual - need.least,
  );
  const left = room - total(needs, step);
  const sum = wanted.reduce((all, one) => all + one, 0) || 1;
  return needs.map((need, at) => need[step] + (left * (wanted[at] ?? 0)) / sum);
}
