import {
  checkOutcomeWords,
  deviceActionWords,
  deviceTypeRows,
  pestGroupWords,
  questionTypeRows,
  reportStateWords,
  riskSeverityWords,
  riskStandingWords,
  speciesRows,
  taskPlaceWords,
  type Words,
} from 'pest-sdk';

/** The trade's words by the first part of their keys. */
const vocabularies: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  pestGroup: pestGroupWords,
  reportState: reportStateWords,
  taskPlace: taskPlaceWords,
  checkOutcome: checkOutcomeWords,
  deviceAction: deviceActionWords,
  riskStanding: riskStandingWords,
  riskSeverity: riskSeverityWords,
};
const rows: Readonly<Record<string, Readonly<Record<string, { readonly words: Words }>>>> = {
  deviceType: deviceTypeRows,
  species: speciesRows,
  questionType: questionTypeRows,
};

/** What the widgets say of the trade, by the key that a language has it under. */
export function tradeWords(): (readonly [key: string, words: Words])[] {
  const words = Object.entries(vocabularies).flatMap(([table, kinds]) =>
    Object.entries(kinds).map(([kind, said]) => [`${table}.${kind}`, said] as const),
  );
  const named = Object.entries(rows).flatMap(([table, kinds]) =>
    Object.entries(kinds).map(([kind, row]) => [`${table}.${kind}`, row.words] as const),
  );
  return [...words, ...named];
}
