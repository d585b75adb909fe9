import type { Readable } from 'node:stream';
import type { VerificationCodes } from '../call/identity/verification-codes';
import { type BackupChoices, type Installation, makeBackup } from './backup';
import { type CheckResult, check } from './check';
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
  createAdministrator(draft: AdministratorDraft): Promise<Invitation>;
}

/** On an installation that this process has open. */
export function operationsOn(place: Installation & { readonly codes: VerificationCodes }): Operations {
  return {
    backup: async (choices) => makeBackup(place, choices),
    check: () => check(place),
    resetFactor: (lost) => resetFactor(place.database, lost, place.now()),
    exportCompany: (choice) => makeExport(place, choice),
    createAdministrator: (draft) => createAdministrator(place, draft, place.now()),
  };
}
