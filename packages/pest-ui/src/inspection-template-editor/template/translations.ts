import type { InspectionTemplate, TemplatePath } from '../InspectionTemplateEditor.types';

/** Words of a template and their English, and where they stand. */
interface Pair {
  readonly path: TemplatePath;
  readonly words: string;
  readonly english: string | undefined;
}

function pairs({ process, processEn, directions }: InspectionTemplate): Pair[] {
  return [
    { path: ['processEn'], words: process, english: processEn },
    ...directions.flatMap((direction, d) => [
      { path: ['directions', d, 'nameEn'], words: direction.name, english: direction.nameEn },
      { path: ['directions', d, 'noteEn'], words: direction.note, english: direction.noteEn },
      ...direction.items.flatMap((item, i) => [
        { path: ['directions', d, 'items', i, 'nameEn'], words: item.name, english: item.nameEn },
        { path: ['directions', d, 'items', i, 'hintEn'], words: item.hint ?? '', english: item.hintEn },
        { path: ['directions', d, 'items', i, 'lowestEn'], words: item.lowest ?? '', english: item.lowestEn },
        { path: ['directions', d, 'items', i, 'highestEn'], words: item.highest ?? '', english: item.highestEn },
        ...item.options.map((option) => ({
          path: ['directions', d, 'items', i, `option ${option.id}`],
          words: option.label,
          english: option.labelEn,
        })),
      ]),
    ]),
  ];
}

const written = (text: string | undefined) => text !== undefined && text.trim() !== '';

/** Whether any of a template's words are in English too; asked at each letter. */
export function isBilingual({ processEn, directions }: InspectionTemplate): boolean {
  return (
    written(processEn) ||
    directions.some(
      ({ nameEn, noteEn, items }) =>
        written(nameEn) ||
        written(noteEn) ||
        items.some((item) => written(item.nameEn) || item.options.some(({ labelEn }) => written(labelEn))),
    )
  );
}

/** Where words stand that have no English yet. */
export function missingEnglish(template: InspectionTemplate): TemplatePath[] {
  return pairs(template)
    .filter(({ words, english }) => written(words) && !written(english))
    .map(({ path }) => path);
}
