import { type Kysely, type Migration, Migrator } from 'kysely';
import { placeTables } from '../placement';
import type { Tables } from '../tables';
import { up as createCompanies } from './001-companies';
import { up as createSites } from './002-sites';
import { up as createTasks } from './003-tasks';
import { up as createStock } from './004-stock';
import { up as createReports } from './005-reports';
import { up as isolateTenants } from './006-isolation';
import { up as addSchedule } from './007-schedule';
import { up as giveAccountsTheirRights } from './008-people';
import { up as createDocuments } from './009-documents';
import { up as addNotices } from './010-notices';
import { up as addRegistration } from './011-registration';
import { up as addOrders } from './012-orders';
import { up as addReportShares } from './013-report-shares';
import { up as letMessagesWait } from './014-messages';
import { up as addPlacement } from './015-placement';
import { up as addPartners } from './016-partners';
import { up as keepReportVersions } from './017-report-versions';
import { up as addQuality } from './018-quality';
import { up as addTaskHistory } from './019-task-history';
import { up as addRegions } from './021-regions';
import { up as addStockBatches } from './022-stock-batches';
import { up as addTemplateDrafts } from './023-template-drafts';
import { up as addReportLayouts } from './024-report-layouts';
import { up as letRecordsComeLate } from './025-late-records';
import { up as addVisitEvidence } from './026-visit-evidence';
import { up as addSearch } from './027-search';
import { up as letFilesGo } from './029-let-go-files';
import { up as addDeviceThresholds } from './031-device-thresholds';
import { up as rememberReplaced } from './032-replaced-rhythms';
import { up as keepVisitTimes } from './033-visit-times';
import { up as countNotReached } from './034-not-reached';
import { up as keepOwnWords } from './035-own-words';
import { up as letRenewalsWait } from './036-renewals';
import { up as nameBuyers } from './037-buyers';
import { up as listMisstated } from './038-misstated-reports';
import { up as vouchForLogins } from './039-vouched-logins';
import { up as listAddedPercents } from './040-added-percents';
import { up as foldSearchedDevices } from './041-folded-search';
import { up as foldUniqueNames } from './042-folded-names';
import { up as bindCodes } from './043-code-browsers';

/**
 * In order; a migration that has been released is never changed again. One that adds a table to a database that may be
 * distributed already makes it with `createTable` of `placement.ts`.
 */
const migrations: Record<string, Migration> = {
  '001-companies': { up: createCompanies },
  '002-sites': { up: createSites },
  '003-tasks': { up: createTasks },
  '004-stock': { up: createStock },
  '005-reports': { up: createReports },
  '006-isolation': { up: isolateTenants },
  '007-schedule': { up: addSchedule },
  '008-people': { up: giveAccountsTheirRights },
  '009-documents': { up: createDocuments },
  '010-notices': { up: addNotices },
  '011-registration': { up: addRegistration },
  '012-orders': { up: addOrders },
  '013-report-shares': { up: addReportShares },
  '014-messages': { up: letMessagesWait },
  '015-placement': { up: addPlacement },
  '016-partners': { up: addPartners },
  '017-report-versions': { up: keepReportVersions },
  '018-quality': { up: addQuality },
  '019-task-history': { up: addTaskHistory },
  '021-regions': { up: addRegions },
  '022-stock-batches': { up: addStockBatches },
  '023-template-drafts': { up: addTemplateDrafts },
  '024-report-layouts': { up: addReportLayouts },
  '025-late-records': { up: letRecordsComeLate },
  '026-visit-evidence': { up: addVisitEvidence },
  '027-search': { up: addSearch },
  '029-let-go-files': { up: letFilesGo },
  '031-device-thresholds': { up: addDeviceThresholds },
  '032-replaced-rhythms': { up: rememberReplaced },
  '033-visit-times': { up: keepVisitTimes },
  '034-not-reached': { up: countNotReached },
  '035-own-words': { up: keepOwnWords },
  '036-renewals': { up: letRenewalsWait },
  '037-buyers': { up: nameBuyers },
  '038-misstated-reports': { up: listMisstated },
  '039-vouched-logins': { up: vouchForLogins },
  '040-added-percents': { up: listAddedPercents },
  '041-folded-search': { up: foldSearchedDevices },
  '042-folded-names': { up: foldUniqueNames },
  '043-code-browsers': { up: bindCodes },
};

/**
 * Brings the schema up to this version, under a lock and in one transaction, and places new tables on a cluster's nodes.
 *
 * @throws when the database was made by a newer version.
 */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
  await placeTables(database);
}
