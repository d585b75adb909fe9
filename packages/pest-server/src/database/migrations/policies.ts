/** Who sees a row: what the policies of all tables are written with. They compare columns with settings, and ask no table. */

const setting = (name: string) => `nullif(current_setting('app.${name}', true), '')::uuid`;

/** The company whose transaction it is. */
export const company = setting('company');
/** The customer whose transaction it is. */
export const customer = setting('customer');
/** The customer whose profile and login a company's transaction was opened for; see `allowCustomer`. */
export const allowed = setting('allowed_customer');
/** The companies that serve the customer and show what they record to the login that asks. */
export const companies = `coalesce(nullif(current_setting('app.companies', true), ''), '{}')::uuid[]`;

/** The customers that an embed token names. */
export const customers = `coalesce(nullif(current_setting('app.customers', true), ''), '{}')::uuid[]`;

/** The rows that may be seen, and the only ones that may be written. */
export const only = (condition: string) => `using (${condition}) with check (${condition})`;

/** Only the server itself reaches the rows, until a policy more lets others. */
export function isolate(table: string): string {
  return `
    alter table ${table} enable row level security;
    alter table ${table} force row level security;
    create policy everything on ${table} to app_system using (true) with check (true);
  `;
}

/** A company's people read and change its rows; a customer may ask, and finds none until a policy more shows it some. */
export function forCompany(table: string): string {
  return `
    ${isolate(table)}
    create policy own_company on ${table} to app_user ${only(`company_id = ${company}`)};
    grant select, insert, update, delete on ${table} to app_user;
    grant select on ${table} to app_customer;
  `;
}
