import type { KeptKind, ServerJob } from 'pest-sdk';
import { removeOldContacts } from '../areas/contact/contact.queries';
import { removeOldPhotos } from '../areas/membership/photo-retention';
import { mailReports } from '../areas/report/report-mails';
import { remindOfActions } from '../areas/risk/risk-notices';
import { tellOfDueRisks } from '../areas/risk/risk-webhooks';
import { makeRecurringServices } from '../areas/schedule/make-recurring-services';
import { tellOfPassedLimits } from '../areas/threshold/passed-limits';
import { removeOldSignIns } from '../books/accounts/sign-ins';
import { eraseDue } from '../books/erasure/erase-company';
import { letFilesGo } from '../books/files/let-files-go';
import { removeStrayFiles } from '../books/files/remove-stray-files';
import { removeUnusedFiles } from '../books/files/remove-unused-files';
import { mailNotices, removeOldNotices } from '../books/notices/notice-jobs';
import { followOrders } from '../books/orders/order-jobs';
import { removeOldDeliveries } from '../books/webhooks/send-webhooks';
import { removeOldEntries } from '../call/audit';
import { removeOldKeys } from '../call/idempotency';
import { removeEndedTokens } from '../call/identity/embed-callers';
import { removeForgottenDevices } from '../call/identity/known-devices';
import { removeOldTries } from '../call/identity/login-tries';
import { removeEndedSessions } from '../call/identity/sessions';
import type { System } from '../database/transactions';
import { removeOldMessages } from '../providers/messages/outbox';
import type { Job } from './job-runner';
import { removedBefore } from './removed-before';

const hour = 60;

/** What the server does by itself, beside answering. A job more is a line more, and its words in the SDK. */
export const jobs: readonly Job<ServerJob>[] = [
  { name: 'ended sessions', everyMinutes: hour, run: ({ database, now }) => removeEndedSessions(database.system, now) },
  {
    name: 'ended embed tokens',
    everyMinutes: hour,
    run: ({ database, now }) => removeEndedTokens(database.system, now),
  },
  { name: 'old sign-in tries', everyMinutes: hour, run: ({ database, now }) => removeOldTries(database.system, now) },
  {
    name: 'forgotten devices',
    everyMinutes: 24 * hour,
    run: ({ database, now }) => removeForgottenDevices(database.system, now),
  },
  removing('old sign-ins', 'signIns', removeOldSignIns),
  { name: 'old idempotency keys', everyMinutes: hour, run: ({ database, now }) => removeOldKeys(database.system, now) },
  { name: 'recurring services', everyMinutes: 6 * hour, run: (parts) => makeRecurringServices(parts, parts.now) },
  removing('old audit entries', 'acts', removeOldEntries),
  { name: 'open orders', everyMinutes: 1, run: (parts) => followOrders(parts) },
  {
    name: 'photos past their keep',
    everyMinutes: 12 * hour,
    run: ({ database, settings, now }) => removeOldPhotos({ database, settings, now }),
  },
  {
    name: 'corrective actions soon due',
    everyMinutes: hour,
    run: ({ database, settings, now }) => remindOfActions({ database, settings, now }),
  },
  { name: 'risks soon due, to partners', everyMinutes: hour, run: (parts) => tellOfDueRisks(parts) },
  { name: 'limits passed, to partners', everyMinutes: hour, run: (parts) => tellOfPassedLimits(parts) },
  { name: 'mails about notices', everyMinutes: 1, run: (parts) => mailNotices(parts) },
  { name: 'mails of approved reports', everyMinutes: 1, run: (parts) => mailReports(parts, parts.now) },
  { name: 'due messages', everyMinutes: 1, run: ({ messages, now }) => messages.deliverDue(now) },
  removing('old messages', 'messages', removeOldMessages),
  removing('old contact messages', 'contacts', removeOldContacts),
  removing('old notices', 'notices', removeOldNotices),
  {
    name: 'old messages to partners',
    everyMinutes: 24 * hour,
    run: ({ database, now }) => removeOldDeliveries(database.system, now),
  },
  { name: 'files that no record names', everyMinutes: 24 * hour, run: (parts) => letFilesGo(parts, parts.now) },
  { name: 'files without a row', everyMinutes: 24 * hour, run: (parts) => removeStrayFiles(parts, parts.now) },
  {
    name: 'dump of the embedded database',
    everyMinutes: hour,
    run: async ({ dumps, now, ...parts }) => dumps?.make(parts, now),
  },
  {
    name: 'companies that leave',
    everyMinutes: hour,
    run: async ({ database, storage, settings, now }) => {
      const place = { database: database.system, storage, backupDays: settings.backupDays, now: () => now };
      await lastOf(eraseDue(place));
    },
  },
  { name: 'unused files', everyMinutes: hour, run: (parts) => removeUnusedFiles(parts, parts.now) },
];

/** Removes each day what is older than the installation keeps it. */
function removing(
  name: ServerJob,
  kind: KeptKind,
  remove: (system: System, before: Date) => Promise<void>,
): Job<ServerJob> {
  const run: Job['run'] = ({ database, settings, now }) =>
    remove(database.system, removedBefore(settings.kept, kind, now));
  return { name, everyMinutes: 24 * hour, run };
}

/** Work that tells how far it is, to nobody. */
async function lastOf(steps: AsyncGenerator): Promise<void> {
  while (!(await steps.next()).done);
}
