import { fold, holdsWord, placeOfWord } from 'pest-sdk';
import type { IconPath } from 'pest-ui';
import type { Address } from '../../base/links';

/** Kinds of what can be found, in the order in which they stand where none fits better than another. */
export const hitKinds = [
  'customer',
  'inside',
  'service',
  'device',
  'report',
  'product',
  'person',
  'page',
  'act',
] as const;
export type HitKind = (typeof hitKinds)[number];

/** Something that can be opened. */
export interface Hit {
  readonly key: string;
  readonly kind: HitKind;
  /** What it is found by: a name, a number, a device's code. */
  readonly title: string;
  /** Whose it is, where, when. */
  readonly note: string;
  /** At the end of the row: its state, how much of it. */
  readonly aside: string;
  readonly to: Address;
  readonly icon: IconPath;
}

export interface HitGroup {
  readonly kind: HitKind | 'recent';
  readonly hits: readonly Hit[];
}

/** What was typed: `>` asks for commands only. */
export interface Asked {
  readonly text: string;
  readonly actsOnly: boolean;
}

export function readAsked(typed: string): Asked {
  const text = typed.trim();
  return text.startsWith('>') ? { text: text.slice(1).trim(), actsOnly: true } : { text, actsOnly: false };
}

/** How well a hit fits: its very name, its beginning, a part of it, or only what stands beside it. */
export function fitOf({ title, note }: Pick<Hit, 'title' | 'note'>, text: string): number {
  const wanted = fold(text);
  const name = fold(title);
  if (wanted === '') return 1;
  if (name === wanted) return 4;
  if (name.startsWith(wanted)) return 3;
  if (name.includes(wanted)) return 2;
  return holdsWord(note, text) ? 1 : 0;
}

/** The hits by kind: the kind of the best hit first, what is inside of a customer right behind the customers. */
export function groupHits(hits: readonly Hit[], text: string): readonly HitGroup[] {
  const groups = hitKinds
    .filter((kind) => kind !== 'inside')
    .map((kind) => ({ kind, hits: sorted(hits, kind, text) }))
    .filter((group) => group.hits.length > 0)
    .sort((a, b) => bestFit(b, text) - bestFit(a, text));
  const inside = { kind: 'inside' as const, hits: hits.filter(({ kind }) => kind === 'inside') };
  if (inside.hits.length === 0) return groups;
  return groups.flatMap((group) => (group.kind === 'customer' ? [group, inside] : [group]));
}

function sorted(hits: readonly Hit[], kind: HitKind, text: string): readonly Hit[] {
  return hits.filter((hit) => hit.kind === kind).sort((a, b) => fitOf(b, text) - fitOf(a, text));
}

function bestFit({ hits }: HitGroup, text: string): number {
  return Math.max(...hits.map((hit) => fitOf(hit, text)));
}

/** A title in three parts, so that what was searched for can be marked in it. */
export function marked(title: string, text: string): readonly [before: string, match: string, after: string] {
  const [from, to] = placeOfWord(title, text) ?? [title.length, title.length];
  return [title.slice(0, from), title.slice(from, to), title.slice(to)];
}
