import { shapedLike } from '../../base/drafts';

/** What was typed before a reload, or before the other language was chosen; `empty` where nothing was. */
export function keptValues<Values>(under: string, empty: Values): Values {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(under) ?? 'null');
    return shapedLike(empty, kept) ? kept : empty;
  } catch {
    return empty;
  }
}

/** Keeps it for as long as the tab is there; passwords are the caller's to leave out. Null forgets it. */
export function keepValues(under: string, values: object | null): void {
  try {
    if (values === null) sessionStorage.removeItem(under);
    else sessionStorage.setItem(under, JSON.stringify(values));
  } catch {
    // Storage may be closed or full: then a reload asks again.
  }
}
