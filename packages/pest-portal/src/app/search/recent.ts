import { type Address, isAddress } from '../../base/links';

/** Something that was opened from the command bar. */
export interface Recent {
  readonly title: string;
  readonly note: string;
  readonly to: Address;
}

const kept = 6;
const place = (accountId: string) => `pest_recent ${accountId}`;

/** What an account opened lately in this tab, the last first. */
export function readRecent(accountId: string): readonly Recent[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place(accountId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent) : [];
  } catch {
    return [];
  }
}

export function keepRecent(accountId: string, { title, note, to }: Recent): void {
  const others = readRecent(accountId).filter((one) => one.to !== to);
  try {
    sessionStorage.setItem(place(accountId), JSON.stringify([{ title, note, to }, ...others].slice(0, kept)));
  } catch {
    // Storage is full or switched off: nothing is recent then.
  }
}

function isRecent(stored: unknown): stored is Recent {
  if (typeof stored !== 'object' || stored === null) return false;
  const { title, note, to } = stored as Record<keyof Recent, unknown>;
  return typeof title === 'string' && typeof note === 'string' && typeof to === 'string' && isAddress(to);
}
