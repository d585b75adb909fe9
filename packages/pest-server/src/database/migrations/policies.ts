/** Who sees a row: what the policies of all tables are written with. They compare columns with settings, and ask no table. */

const setting = (name: string) => `nullif(current_setting('app.${name}', true), '')::uuid`;
const settings = (name: string) => `coalesce(nullif(current_setting('app.${name}', true), ''), '{}')::uuid[]`;

/** The company whose transaction it is. */
export const company = setting('company');
/** The customer whose transaction it is. */
export const customer = setting('customer');
/** The customer whose profile and login a company's transaction was opened for; see `allowCustomer`. */
export const allowed = setting('allowed_customer');
/** The companies that serve the customer and show what they record to the login that asks. */
export const companies = settings('companies');
/** The customers that an embed token names. */
const customers = settings('customers');

/**
 * Of a trigger's row, whether the server itself erases its company: what is frozen goes then, too. A tenant's role never
 * may, whatever it sets.
 */
export const isErased = `(current_user not in ('app_user', 'app_customer', 'app_embed')
    and old.company_id is not distinct from ${setting('erased_company')})`;

export const ofCompany = `company_id = ${company}`;
/** What a company shows the customer of its own site. */
export const ofSite = `customer_id = ${customer} and company_id = any(${companies})`;
/** Rows of an embed token's customers. */
export const ofToken = `${ofCompany} and customer_id = any(${customers})`;
/** The customers of an embed token themselves. */
export const tokenCustomers = `${company} = any(served_by) and id = any(${customers})`;

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
    create policy own_company on ${table} to app_user ${only(ofCompany)};
    grant select, insert, update, delete on ${table} to app_user;
    grant select on ${table} to app_customer;
  `;
}

/** A customer reads what companies show it of its own site. */
export function forCustomer(table: string): string {
  return `create policy own_site on ${table} for select to app_customer using (${ofSite});`;
}

/** A widget in a partner's page reads these rows, and does what else `rights` gives it. */
export function forToken(table: string, condition: string, rights = 'select'): string {
  return `
    create policy embedded on ${table} to app_embed ${only(condition)};
    grant ${rights} on ${table} to app_embed;
  `;
}

/** Rows of a company or of a customer, whichever their `owner_id` names; the policies' names are given. */
export function forOwner(table: string, companyPolicy: string, customerPolicy: string): string {
  return `
    ${isolate(table)}
    create policy ${companyPolicy} on ${table} to app_user ${only(`owner_id = ${company}`)};
    create policy ${customerPolicy} on ${table} to app_customer ${only(`owner_id = ${customer}`)};
  `;
}
