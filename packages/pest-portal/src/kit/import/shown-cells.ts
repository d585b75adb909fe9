/** Number cells of a workbook whose format shows other signs than the number has: `000123` for 123, `0.5%` for 0.005. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { shownNumber } from 'pest-sdk';

type Shown = (number: string) => string;

const stylesFile = 'xl/styles.xml';

/** The workbook with those cells, and `#N/A`, written as they are shown: what reads it knows no formats, and no errors. */
export function withShownCells(workbook: Uint8Array): Uint8Array {
  const { [stylesFile]: styles, ...sheets } = unzipSync(workbook, {
    filter: ({ name }) => name === stylesFile || isSheet(name),
  });
  const shown = shownByStyle(styles ? strFromU8(styles) : '');
  const changed = Object.entries(sheets).flatMap(([name, sheet]) => {
    const text = strFromU8(sheet);
    const asShown = withShown(text, shown);
    return asShown === text ? [] : [[name, strToU8(asShown)] as const];
  });
  if (changed.length === 0) return workbook;
  return zipSync({ ...unzipSync(workbook), ...Object.fromEntries(changed) }, { level: 0 });
}

function isSheet(name: string): boolean {
  return name.startsWith('xl/worksheets/') && name.endsWith('.xml');
}

const cell = /(<(?:\w+:)?c\s[^>]*[^/]>)(\s*(?:<(?:\w+:)?f\b[^>]*>(?:[^<]*<\/(?:\w+:)?f>)?\s*)?<(?:\w+:)?v>)([^<]+)/g;

function withShown(sheet: string, shown: ReadonlyMap<string, Shown>): string {
  if (shown.size === 0 && !sheet.includes(' t="e"')) return sheet;
  return sheet.replace(cell, (whole, tag: string, before: string, value: string) => {
    const type = attributeOf(tag, 't');
    if (type === 'e') return tag.replace(' t="e"', ' t="str"') + before + value;
    const show = type === '' || type === 'n' ? shown.get(attributeOf(tag, 's')) : undefined;
    return show ? tag + before + show(value) : whole;
  });
}

/** By the number of the style that a cell names. */
function shownByStyle(styles: string): Map<string, Shown> {
  const codes = new Map(
    tagsOf(styles, 'numFmt').map((tag) => [attributeOf(tag, 'numFmtId'), attributeOf(tag, 'formatCode')]),
  );
  const [ofCells = ''] = /<(?:\w+:)?cellXfs[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles) ?? [];
  const all = tagsOf(ofCells, 'xf').map((tag, at) => {
    const id = attributeOf(tag, 'numFmtId');
    return [String(at), shownAs(codes.get(id) ?? builtIn[id] ?? '')] as const;
  });
  return new Map(all.flatMap(([style, show]) => (show ? [[style, show]] : [])));
}

/** Formats that a workbook does not spell out. */
const builtIn: Readonly<Record<string, string>> = { 9: '0%', 10: '0.00%' };

/** By what a format says of positive numbers; its colour and language stand in brackets, and its words in quotes. */
function shownAs(code: string): Shown | null {
  const [format = ''] = /^(?:"[^"]*"|\\.|[^;])*/.exec(code.replace(/\[[^\]]*\]/g, '')) ?? [];
  const [, before = '', zeros, after = ''] = /^((?:"[^"]*"|\\.|-)*)(0{2,})((?:"[^"]*"|\\.)*)$/.exec(format) ?? [];
  if (zeros) return (number) => zeroed(number, zeros.length, [wordsOf(before), wordsOf(after)]);
  return format.replace(/"[^"]*"|\\./g, '').includes('%') ? percentOf : null;
}

function wordsOf(format: string): string {
  return format.replace(/"|\\(?=.)/g, '');
}

function zeroed(number: string, digits: number, [before, after]: readonly [string, string]): string {
  const whole = shownNumber(number);
  return /^\d+$/.test(whole) ? escaped(before + whole.padStart(digits, '0') + after) : number;
}

function percentOf(number: string): string {
  return `${shownNumber((Number(number) * 100).toPrecision(15))}%`;
}

function tagsOf(xml: string, name: string): string[] {
  return xml.match(new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>`, 'g')) ?? [];
}

function attributeOf(tag: string, name: string): string {
  const written = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  return written.replace(/&(quot|lt|gt|amp);/g, (_, sign: keyof typeof signs) => signs[sign]);
}

const signs = { quot: '"', lt: '<', gt: '>', amp: '&' };

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
