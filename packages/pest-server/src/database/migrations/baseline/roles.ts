/**
 * A company's transactions run as `app_user`, a customer's as `app_customer`, those of an embed token as `app_embed`;
 * `app_system` sees every row. The server's own role is made a member of all four. Roles belong to the whole cluster and
 * may be there already.
 */
export const roles = ['app_user', 'app_customer', 'app_embed', 'app_system']
  .map(
    (role) => `
do $$ begin
  if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
  if not pg_has_role('${role}', 'member') then grant ${role} to current_user; end if;
end $$;
`,
  )
  .join('');
