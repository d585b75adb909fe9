/** Two people, one record: who comes second is told, and nothing is written over. */
import { createHash } from 'node:crypto';
import type { Words } from 'pest-sdk';
import type { Endpoint } from 'pest-sdk/schemas';
import { refuse } from './refusal';

const changedMeanwhile: Words = {
  zh: '内容已被他人修改，请先查看最新内容',
  en: 'Someone else has changed this in the meantime. Check the current version first.',
};

/** The argument that says which state of a record was changed. */
type SeenState = NonNullable<Endpoint['edits']>;

/** 60 bits keep two contents of one record apart; a site's list of devices carries thousands of them. */
const length = 10;

/**
 * What the content of a record is known by: the same for the same content, whoever saved it and how often, so that only
 * what an edit sends counts. A table has no column for it, which each of its writers would have to raise.
 *
 * @param content what an edit of the record sends, as it is kept: files by their keys, lists without an order sorted
 */
export function revisionOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, length);
}

/**
 * Refuses an edit that was made from another state of the record than the one it has now. To be asked with the record's
 * row locked: of two at once, the second one reads what the first one wrote.
 *
 * @param seen what the call says that was seen; without it, the edit holds
 * @throws PestRefusal `general.businessFailure`, naming the argument
 */
export function requireSeen(seen: string | undefined, now: string | undefined, argument: SeenState = 'revision'): void {
  if (seen !== undefined && seen !== now) refuseStale(argument);
}

/** @throws PestRefusal `general.businessFailure`, naming the argument that says what was seen */
export function refuseStale(argument: SeenState): never {
  refuse('general.businessFailure', { field: argument, words: changedMeanwhile });
}
