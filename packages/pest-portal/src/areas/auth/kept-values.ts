import { shapedLike } from '../../base/drafts';

/** A code is good for no longer; from then on it is nobody's. */
const keptMs = 5 * 60_000;

/** Named as a draft of nobody's: it goes where drafts go, when somebody signs in or out. */
const keyOf = (form: string) => `pest_draft nobody ${form}`;

/** What was typed before a reload, or before the other language was chosen; `empty` where nothing was, or long ago. */
export function keptValues<Values>(form: string, empty: Values): Values {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null');
    if (shapedLike({ at: 0, values: empty }, kept) && kept.at > Date.now() - keptMs) return kept.values;
  } catch {
    // As if nothing was kept.
  }
  keepValues(form, null);
  return empty;
}

/** Keeps it for as long as a code is good; passwords are the caller's to leave out. Null forgets it. */
export function keepValues(form: string, values: object | null): void {
  try {
    if (values === null) sessionStorage.removeItem(keyOf(form));
    else sessionStorage.setItem(keyOf(form), JSON.stringify({ at: Date.now(), values }));
  } catch {
    // Storage may be closed or full: then a reload asks again.
  }
}
