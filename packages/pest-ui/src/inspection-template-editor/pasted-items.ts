import type { TemplateItem } from './InspectionTemplateEditor.types';
import { type GetId, newItem, newOption } from './template-edits';

/** List marks that come along from a document: `1.` `2、` `(3)` `-` `•`. */
const listMark = /^\s*(?:\(?\d+\s*[.)、．）]|（\d+）|[-*•·])\s*/;
const numberCell = /^(?:number|数字|数值)\s*(?:[(（](.+)[)）])?$/i;

/** `a / b / c`, also with the Chinese comma, as labels; a text without a separator is one label. */
export function parseOptions(text: string): string[] {
  return text
    .split(/\s*[/／、]\s*/)
    .map((label) => label.trim())
    .filter((label) => label !== '');
}

/**
 * Lines of a document or rows of a spreadsheet as items. What stands behind a tab or a colon says the kind:
 * `a / b` a choice, `number (°C)` a number with its unit, anything else a text to fill in. A star makes it required.
 */
export function parsePastedItems(text: string, getId: GetId): TemplateItem[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(listMark, '').trim())
    .filter((line) => line !== '')
    .map((line) => itemOf(line, getId));
}

function itemOf(line: string, getId: GetId): TemplateItem {
  const required = /[*＊]\s*$/.test(line);
  const plain = line.replace(/\s*[*＊]\s*$/, '');
  const [, name = plain, answers = ''] = /^(.+?)(?:\t+|\s*[:：]\s*)(.+)$/.exec(plain) ?? [];
  return { ...typed(name.trim(), answers.trim(), getId), required };
}

function typed(name: string, answers: string, getId: GetId): TemplateItem {
  const number = numberCell.exec(answers);
  if (number) return { ...newItem(getId(), name, 'number'), unit: number[1] ?? '' };
  const labels = parseOptions(answers);
  if (labels.length < 2) return newItem(getId(), name, 'text');
  return { ...newItem(getId(), name, 'choice'), options: labels.map((label) => newOption(getId(), label)) };
}
