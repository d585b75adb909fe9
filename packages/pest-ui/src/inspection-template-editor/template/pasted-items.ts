import { questionTypeRows, questionTypes } from 'pest-sdk';
import type { TemplateItem } from '../InspectionTemplateEditor.types';
import { parseOptions } from './parse-options';
import { type GetId, newItem, newOption } from './template-edits';

/** List marks that come along from a document: `1.` `2、` `(3)` `④` `五、` `（六）` `-` `•`. `1.5` and `10:30` are none. */
const listMark =
  /^\s*(?:[(（]\s*(?:\d+|[一二三四五六七八九十百]+)\s*[)）]|\d+\s*(?:[.．](?!\d)|[)、）])|[一二三四五六七八九十百]+\s*[、.．)）]|[①-⒛⓪-⓿❶-➓㈠-㈩㊀-㊉]|[-*•·])\s*/u;
/** `10:30` is a time and `1:50` a dilution: such a colon parts nothing. */
const betweenDigits = /\d[:：](?=\d)/g;

/**
 * Lines of a document or rows of a spreadsheet as items. What stands behind a tab or a colon says the kind:
 * `a / b` a choice, `number (°C)` a number with its unit, `text`, `date` or `photo` what it says; where it says none of these, the whole line is
 * the name of a text to fill in. A star makes it required.
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
  const end = plain.replace(betweenDigits, '##').search(/\t|\s*[:：]/);
  const answers = plain.slice(end).replace(/^\s*[:：]?\s*/, '');
  const known = end > 0 ? typed(plain.slice(0, end), answers, getId) : null;
  // What says no kind is a part of the question.
  return { ...(known ?? newItem(getId(), plain.replace(/\t+/g, ' '), 'text')), required };
}

function typed(name: string, answers: string, getId: GetId): TemplateItem | null {
  for (const type of questionTypes) {
    const said = questionTypeRows[type].pasted?.exec(answers);
    if (said) return { ...newItem(getId(), name, type), ...questionTypeRows[type].begins, unit: said[1] ?? '' };
  }
  const labels = parseOptions(answers);
  if (labels.length < 2) return null;
  return { ...newItem(getId(), name, 'choice'), options: labels.map((label) => newOption(getId(), label)) };
}
