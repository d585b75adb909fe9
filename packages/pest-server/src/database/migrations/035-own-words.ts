import { type Kysely, sql } from 'kysely';

/**
 * What a company calls a customer and knows of its site is the company's own, beside its name, until the customer itself
 * has proven who it is: whoever entered a credit code first speaks for nobody.
 */
export async function up(database: Kysely<never>): Promise<void> {
  const columns = `
    add column region text not null default '', add column region_code text,
    add column address text not null default '',
    add column latitude double precision, add column longitude double precision,
    add column introduction text not null default '',
    add column client_type text not null default 'other' check (client_type in ('industrial', 'business', 'other')),
    add column pest_control_certificate text, add column msds text, add column controller_certificate text,
    add column follows boolean not null default false`;
  await sql.raw(`alter table customer_binding ${columns}`).execute(database);
  await sql
    .raw(`update customer_binding set region = customer.region, region_code = customer.region_code,
        address = customer.address, latitude = customer.latitude, longitude = customer.longitude,
        introduction = customer.introduction, client_type = customer.client_type,
        pest_control_certificate = customer.pest_control_certificate, msds = customer.msds,
        controller_certificate = customer.controller_certificate
      from customer where customer.id = customer_binding.customer_id and customer_binding.ended_at is null`)
    .execute(database);
  // A login speaks where it has proven its phone and the customer, or who entered it, made or confirmed it.
  await sql
    .raw(`update customer_binding set follows = true
      from customer where customer.id = customer_binding.customer_id and customer_binding.ended_at is null
        and (customer.created_by is null or exists (
          select from account join login_grant on login_grant.account_id = account.id
          where account.customer_id = customer.id and account.proven_at is not null and account.root_id is null
            and login_grant.company_id = customer_binding.company_id
            and (account.made_by is null or account.made_by = customer.created_by
              or exists (select from login_grant as creators where creators.account_id = account.id
                and creators.company_id = customer.created_by))))`)
    .execute(database);
}
