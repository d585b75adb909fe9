import { forCompany } from '../policies';

/**
 * Partners' keys and the tokens that their pages hold. Both are looked up before a company is known: they stand where
 * they are asked, whole.
 */
export const partnerTables = `
create table partner (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  -- Of the pages that may use its tokens.
  origins text[] not null,
  -- SHA-256 of the key.
  key_hash text not null,
  key_end text not null,
  key_made_at timestamptz not null,
  -- Who made it, and whose rights its tokens stay within.
  account_id uuid not null,
  made_by text not null,
  made_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (company_id, id),
  constraint partner_key unique (key_hash)
);
create index partner_by_origin on partner using gin (origins);
${forCompany('partner')}

create table embed_token (
  company_id uuid not null,
  -- SHA-256 of the token.
  token_hash text not null,
  partner_id uuid not null,
  customer_ids uuid[] not null,
  widgets text[] not null,
  scope text not null check (scope in ('read', 'write')),
  made_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (company_id, token_hash),
  foreign key (company_id, partner_id) references partner,
  constraint embed_token_hash unique (token_hash),
  check (ends_at <= made_at + interval '3600 seconds')
);
create index embed_token_of_partner on embed_token (company_id, partner_id);
create index embed_token_end on embed_token (ends_at);
${forCompany('embed_token')}
`;
