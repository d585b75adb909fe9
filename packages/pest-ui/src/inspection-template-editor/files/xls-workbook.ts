import { shownNumber } from 'pest-sdk';
import readWorkbook from 'read-excel-file/universal';
import writeWorkbook from 'write-excel-file/universal';
import type { InspectionTemplate } from '../InspectionTemplateEditor.types';
import type { GetId } from '../template/template-edits';
import type { SheetLine } from './csv-lines';
import { fromXlsFormSheets } from './from-xls-form';
import { xlsFormSheets } from './to-xls-form';
import type { TemplateImport } from './xls-form.types';

/** An XLSForm as spreadsheet programs write and open it. Loaded when such a file is chosen or asked for. */

/** Cells are text: what looks like a formula is shown, not run. */
export function toWorkbook(template: InspectionTemplate): Promise<Blob> {
  return writeWorkbook(
    xlsFormSheets(template).map(({ name, rows }) => ({
      sheet: name,
      stickyRowsCount: 1,
      data: rows.map((row, at) =>
        row.map((value) => ({
          value: value === null ? '' : String(value),
          type: String,
          ...(at === 0 && { fontWeight: 'bold' as const }),
        })),
      ),
    })),
  ).toBlob();
}

/** Rejects where the file is no workbook. */
export async function fromWorkbook(file: Blob, getId: GetId): Promise<TemplateImport> {
  // A number becomes the text that a spreadsheet program shows: names of choices are often 1, 2, 3.
  const sheets = await readWorkbook(file, { parseNumber: shownNumber });
  return fromXlsFormSheets(
    sheets.map(({ sheet, data }) => ({ name: sheet, lines: data.map(lineOf).filter(isFilled) })),
    getId,
  );
}

function lineOf(row: readonly unknown[], at: number): SheetLine {
  return { line: at + 1, cells: row.map(textOf) };
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? '' : String(cell).trim();
}

function isFilled({ cells }: SheetLine): boolean {
  return cells.some((cell) => cell !== '');
}
