import { readNumber } from 'pest-sdk';

/** A number as a form sends it: null for nothing, and the text itself where it is none, for the schema to refuse. */
export function typedNumber(text: string): number | string | null {
  const typed = text.trim();
  if (typed === '') return null;
  const number = readNumber(typed);
  return number === null ? typed : Number(number);
}
