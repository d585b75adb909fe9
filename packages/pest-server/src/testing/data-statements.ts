const ofTransaction = /^\s*(begin|commit|rollback|set local)\b/i;
const ofSession = /\b(from|update|into|join)\s+"?session"?\b/i;

/** The statements of some that ask for what the caller wants: neither who is there nor a transaction's own. */
export function dataStatements(all: readonly string[]): string[] {
  return all.filter((text) => !ofTransaction.test(text) && !ofSession.test(text));
}
