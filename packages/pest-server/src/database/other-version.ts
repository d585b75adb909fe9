/** Data of another version: told in a sentence, since a person has to choose. It is left as it is. */

/** A newer version wrote it. */
export class NewerDataError extends Error {
  override readonly name = 'NewerDataError';
}

/** It is too old: an earlier release has to bring it up to date first. */
export class OlderDataError extends Error {
  override readonly name = 'OlderDataError';
}
