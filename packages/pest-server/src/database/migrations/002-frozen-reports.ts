import { type Kysely, sql } from 'kysely';

/**
 * An approved report is frozen by the database itself: neither it nor what was signed under it can be changed or
 * deleted, by whatever code. A customer may still add its signature, which changes nothing that the report says.
 */
const script = `
create function refuse_frozen_report() returns trigger language plpgsql as $$
begin
  if old.state = 'approved' then
    raise exception 'An approved report is frozen.' using errcode = '23514', constraint = 'report_frozen';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger report_frozen before update or delete on report for each row execute function refuse_frozen_report();

create function refuse_frozen_signature() returns trigger language plpgsql as $$
begin
  if exists (select from report where company_id = old.company_id and id = old.report_id and state = 'approved') then
    raise exception 'The signatures of an approved report are frozen.'
      using errcode = '23514', constraint = 'report_frozen';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger report_signature_frozen before update or delete on report_signature
  for each row execute function refuse_frozen_signature();

create policy sign_own_site on report_signature for insert to app_user
  with check (customer_id = (select nullif(current_setting('app.customer', true), '')::uuid) and role = 'customer'
    and exists (select from report where report.company_id = report_signature.company_id
      and report.id = report_signature.report_id and report.customer_id = report_signature.customer_id));
`;

export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw(script).execute(database);
}
