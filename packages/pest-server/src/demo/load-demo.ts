import { type InsertObject, sql } from 'kysely';
import type { ServerParts } from '../call/server-parts';
import { databaseInside } from '../database/open';
import type { Tables } from '../database/tables';
import type { System } from '../database/transactions';
import { addAccounts, addSignIn, officeOfA } from './demo-accounts';
import { addContracts } from './demo-contracts';
import { addEnglishCompany } from './demo-english';
import { readDemoFiles } from './demo-files';
import { addCaptureDays, addHistory } from './demo-history';
import { addLeave } from './demo-leave';
import { addOrders } from './demo-orders';
import { addFiles, addPeople } from './demo-people';
import { addPestLogs } from './demo-pest-logs';
import { addAgreement, addCertificates, addSafetySheets, addThresholds } from './demo-quality';
import { addBriefing, addReports } from './demo-reports';
import { addRisks } from './demo-risks';
import { addSchedule } from './demo-schedule';
import { addMoreSites, addSites, chineseSites } from './demo-sites';
import { addChemicals, addSupplies, suppliesOfA } from './demo-stock';
import { addTemplates } from './demo-templates';
import { addWorkingWeeks, weeksOfA } from './demo-weeks';
import { createWorld, type DemoRows } from './demo-world';

/** Beside the built server; see `package.json`, `files`. */
const shippedFolder = new URL('../demo/', import.meta.url);

/** Reports of the last visits that the demo shows: a year of the factory and of the food hall, a few of the others. */
const reportsShown = { year: 13, others: 3 } as const;

/**
 * Fills an empty database with two companies at work, one in Chinese and one in English, each with two years of a dozen
 * sites and history that ends yesterday, and one company that has nothing yet.
 * The same day gives the same data.
 *
 * @returns false when the database holds anything already, which is left as it is.
 */
export async function loadDemo(parts: ServerParts, folder: URL = shippedFolder): Promise<boolean> {
  if (await hasCompanies(parts.database.system)) return false;
  const world = createWorld(parts.now(), parts.settings.timeZone);
  const files = await readDemoFiles(folder, parts.storage);
  const people = await addPeople(world, files, parts.passwords);
  addTemplates(world, [
    [people.company.id, 'zh'],
    [people.other.id, 'en'],
  ]);
  const sites = addSites(world, files, people);
  const factory = addHistory(world, files.captures, sites['food-plant']);
  const hotel = addHistory(world, files.captures, sites['hotel-restaurant']);
  const warehouse = addHistory(world, files.captures, sites.warehouse);
  const foodHall = addHistory(world, files.captures, sites['food-hall']);
  addSchedule(world, sites);
  addLeave(world, people.company);
  addAccounts(world, people.company, people.passwordHash, officeOfA);
  addSignIn(world, people.manager.id, 0, 9);
  addOrders(world, people);
  addFiles(world, { company_id: people.company.id, customer_id: null }, people.company.administrator.id, [
    files.lampBoard,
    files.cockroachBoard,
  ]);
  addRisks(world, files, sites['food-plant'], factory);
  const products = addChemicals(world, files.chemicals, sites['food-plant'], factory);
  addPestLogs(world, files, people.company, sites['food-plant'], factory);
  await addContracts(world, parts, files, people);
  addThresholds(world, sites['food-plant']);
  addAgreement(world, sites['food-plant'], '0012', 320, files.contract);
  addCertificates(world, sites['food-plant'], sites['food-plant'].technicians.slice(0, 2), files.qualification);
  addSafetySheets(world, files.safetySheets, sites['food-plant'], products);
  const more = addMoreSites(world, files, people.company, chineseSites, people.passwordHash);
  for (const site of more) addHistory(world, files.captures, site);
  addSupplies(world, sites['food-plant'], suppliesOfA);
  addWorkingWeeks(world, people.company, more, weeksOfA);
  const english = addEnglishCompany(world, files, people, { site: sites['food-hall'], visits: foodHall });
  addCaptureDays(world);

  // All or nothing: a start that is cut short leaves the database empty, and the next one fills it.
  await parts.database.asSystem(async (system) => {
    await insertRows(system, world.rows);
    // Without statistics each key is thought to find one row, and any index as good as another.
    await sql.raw('analyze').execute(system);
    const inside = { ...parts, database: databaseInside(parts.database, system) };
    const { others } = reportsShown;
    await addReports(world, inside, sites['food-plant'], factory.slice(-reportsShown.year), 'pendingReview');
    await addReports(world, inside, sites['hotel-restaurant'], hotel.slice(-others), 'rejected');
    await addReports(world, inside, sites.warehouse, warehouse.slice(-others), 'approved');
    await addReports(world, inside, sites['food-hall'], foodHall.slice(-reportsShown.year), 'pendingReview');
    for (const { site, visits, last } of english) await addReports(world, inside, site, visits, last);
    await addBriefing(world, inside, sites['food-plant'], factory.slice(-4, -1));
    await addBriefing(world, inside, sites['food-hall'], foodHall.slice(-4, -1));
    await sql.raw('analyze report, report_task, report_signature, report_version').execute(system);
  });
  return true;
}

async function hasCompanies(system: System): Promise<boolean> {
  return (await system.selectFrom('company').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** In the order that the foreign keys ask for. */
async function insertRows(system: System, rows: DemoRows): Promise<void> {
  await insertAll(system, 'company', rows.company);
  await insertAll(system, 'customer', rows.customer);
  await insertAll(system, 'customer_binding', rows.customer_binding);
  await insertAll(system, 'review_step', rows.review_step);
  await insertAll(system, 'account', rows.account);
  await insertAll(system, 'login_grant', rows.login_grant);
  await insertAll(system, 'sign_in', rows.sign_in);
  await insertAll(system, 'entitlement', rows.entitlement);
  await insertAll(system, 'purchase_order', rows.purchase_order);
  await insertAll(system, 'order_number', rows.order_number);
  await insertAll(system, 'invoice_request', rows.invoice_request);
  await insertAll(system, 'device_role', rows.device_role);
  await insertAll(system, 'device_role_account', rows.device_role_account);
  await insertAll(system, 'stored_file', rows.stored_file);
  await insertAll(system, 'floor_plan', rows.floor_plan);
  await insertAll(system, 'floor_plan_revision', rows.floor_plan_revision);
  await insertAll(system, 'workshop', rows.workshop);
  await insertAll(system, 'device', rows.device);
  await insertAll(system, 'used_device_code', rows.used_device_code);
  await insertAll(system, 'device_position', rows.device_position);
  await insertAll(system, 'device_model', rows.device_model);
  await insertAll(system, 'device_tag', rows.device_tag);
  await insertAll(system, 'device_tag_use', rows.device_tag_use);
  await insertAll(system, 'inspection_template', rows.inspection_template);
  await insertAll(system, 'inspection_template_version', rows.inspection_template_version);
  await insertAll(system, 'number_series', rows.number_series);
  await insertAll(system, 'recurring_service', rows.recurring_service);
  await insertAll(system, 'recurring_service_workshop', rows.recurring_service_workshop);
  await insertAll(system, 'recurring_service_staff', rows.recurring_service_staff);
  await insertAll(system, 'recurring_service_day', rows.recurring_service_day);
  await insertAll(system, 'task', rows.task);
  await insertAll(system, 'task_workshop', rows.task_workshop);
  await insertAll(system, 'task_staff', rows.task_staff);
  await insertAll(system, 'leave_request', rows.leave_request);
  await insertAll(system, 'device_check', rows.device_check);
  await insertAll(system, 'capture', rows.capture);
  await insertAll(system, 'reading_day', rows.reading_day);
  await insertAll(system, 'capture_day', rows.capture_day);
  await insertAll(system, 'risk', rows.risk);
  await insertAll(system, 'site_threshold', rows.site_threshold);
  await insertAll(system, 'device_threshold', rows.device_threshold);
  await insertAll(system, 'consumable', rows.consumable);
  await insertAll(system, 'audit_document', rows.audit_document);
  await insertAll(system, 'stock_batch', rows.stock_batch);
  await insertAll(system, 'stock_ledger', rows.stock_ledger);
  await insertAll(system, 'chemical_use', rows.chemical_use);
  await insertAll(system, 'seal', rows.seal);
  await insertAll(system, 'contract_document', rows.contract_document);
  await insertAll(system, 'pest_log', rows.pest_log);
}

/** Rows at a time: a statement takes 65,535 parameters at most. */
const rowsAtOnce = 500;

async function insertAll<Table extends keyof Tables & string>(
  system: System,
  table: Table,
  rows: readonly InsertObject<Tables, Table>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await system
      .insertInto(table)
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
}
