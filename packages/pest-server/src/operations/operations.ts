import { Readable } from 'node:stream';
import type { VerificationCodes } from '../call/identity/verification-codes';
import { type BackupChoices, type Installation, makeBackup } from './backup';
import { type CheckResult, check } from './check';
import { type ErasureOrder, erase } from './erase';
import { type ExportChoice, makeExport } from './export';
import { type AdministratorDraft, createAdministrator, type Invitation } from './first-administrator';
import { type LostFactor, resetFactor } from './reset-factor';

/** What is done to an installation from outside while it may be working. */
export interface Operations {
  backup(choices: BackupChoices): Promise<Readable>;
  check(): Promise<CheckResult>;
  /** @throws NoAccountError */
  resetFactor(lost: LostFactor): Promise<{ readonly name: string }>;
  /** @throws NoCompanyError */
  exportCompany(choice: ExportChoice): Promise<Readable>;
  /**
   * Answers {@link ErasureEvent}s, a line each.
   *
   * @throws NoCompanyError, NotErasableError
   */
  erase(order: ErasureOrder): Promise<Readable>;
  createAdministrator(draft: AdministratorDraft): Promise<Invitation>;
}

/** On an installation that this process has open. */
export function operationsOn(
  place: Installation & {
    readonly codes: VerificationCodes;
    readonly backupDays: number | null;
    readonly timeZone: string;
  },
): Operations {
  return {
    backup: async (choices) => makeBackup(place, choices),
    check: () => check(place),
    resetFactor: (lost) => resetFactor(place.database, lost, place.now()),
    exportCompany: (choice) => makeExport(place, choice),
    erase: async (order) => Readable.from(linesOf(await erase(place, order))),
    createAdministrator: (draft) => createAdministrator(place, draft, place.now()),
  };
}

async function* linesOf(events: Iterable<unknown> | AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const event of events) yield `${JSON.stringify(event)}\n`;
}
