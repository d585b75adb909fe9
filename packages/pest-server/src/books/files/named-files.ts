import { type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import type { System } from '../../database/transactions';

type Columns = { readonly [Table in keyof Tables]?: readonly (keyof Tables[Table] & string)[] };

/** What belongs to nobody's site: few rows, which name files of any owner. */
const sharedPlaces = {
  account: ['head_pic'],
  company: [
    'logo',
    'business_license',
    'pest_control_qualification',
    'pesticide_usage_certificate',
    'personnel_qualification',
    'report_layout',
    'renewal',
  ],
  customer: ['pest_control_certificate', 'msds', 'controller_certificate', 'renewal'],
} as const satisfies Columns;

/** What a company keeps for itself. */
const companyPlaces = {
  seal: ['image'],
  contract_document: ['file', 'stamped_file'],
} as const satisfies Columns;

/** What is recorded at a site: rows have a company and a customer, and name files of either. */
const sitePlaces = {
  customer_binding: ['pest_control_certificate', 'msds', 'controller_certificate'],
  floor_plan: ['image'],
  floor_plan_revision: ['image'],
  device_check: ['photos'],
  risk: ['photos', 'treatment_photos'],
  report: ['sections', 'layout'],
  report_version: ['sections'],
  audit_document: ['file'],
  pest_log: ['photos', 'handling_photos'],
  report_pdf_data: ['data'],
} as const satisfies Columns;

/** Every column in which a row names a stored file; a test looks for others in a filled database. */
export const namingColumns: readonly string[] = [sharedPlaces, companyPlaces, sitePlaces].flatMap((places) =>
  Object.entries<readonly string[]>(places).flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  ),
);

export interface FileOwner {
  readonly id: string;
  readonly kind: 'company' | 'customer';
}

/** Keys of files that rows of no one site name. */
export function keysInSharedRows(system: System): Promise<Set<string>> {
  return keysIn(system, sharedPlaces, sql`true`);
}

/** Keys of files that an owner's records name. */
export async function keysInRecords(system: System, { id, kind }: FileOwner): Promise<Set<string>> {
  if (kind === 'customer') return keysIn(system, sitePlaces, sql`customer_id = ${id}`);
  return keysIn(system, { ...companyPlaces, ...sitePlaces }, sql`company_id = ${id}`);
}

/** Keys of all files that rows name, whoever's they are. */
export function keysNamed(system: System): Promise<Set<string>> {
  return keysIn(system, { ...sharedPlaces, ...companyPlaces, ...sitePlaces }, sql`true`);
}

/** As `isFileKey` knows them, wherever in a text, an array or a document they stand. */
const pattern = '[A-Za-z0-9_-]{32}[.](?:jpg|png|pdf)';

async function keysIn(system: System, places: Columns, of: RawBuilder<unknown>): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const [table, columns] of Object.entries<readonly string[]>(places)) {
    const texts = sql.join(columns.map((column) => sql`${sql.ref(column)}::text`));
    const { rows } = await sql<{ key: string }>`
      select distinct found[1] as key
        from ${sql.table(table)}, lateral regexp_matches(concat_ws(' ', ${texts}), ${`(${pattern})`}, 'g') as found
        where ${of}`.execute(system);
    for (const { key } of rows) keys.add(key);
  }
  return keys;
}
