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

-- Where a partner's server is told of events. The secret that signs the messages is in no table: it is made from the
-- installation's own, the id and the number.
create table webhook_endpoint (
  company_id uuid not null,
  id uuid not null,
  partner_id uuid not null,
  url text not null,
  events text[] not null,
  -- Whose events; none are those of all customers, and the company's own.
  customer_ids uuid[] not null,
  secret_number int not null default 1,
  -- Until when the secret before it signs as well.
  old_secret_until timestamptz,
  enabled boolean not null default true,
  -- Why the server stopped it.
  stopped text check (stopped in ('gone', 'failing')),
  -- Since when nothing was taken, and until when nothing more is tried.
  failing_since timestamptz,
  paused_until timestamptz,
  made_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, partner_id) references partner
);
create index webhook_endpoint_of_partner on webhook_endpoint (company_id, partner_id);
${forCompany('webhook_endpoint')}

-- A message to an endpoint, written in the transaction of what it tells.
create table webhook_delivery (
  company_id uuid not null,
  -- The message's own id: the same at each try.
  id uuid not null,
  -- Those about one thing leave in this order.
  place bigint not null generated always as identity,
  endpoint_id uuid not null,
  type text not null,
  customer_id uuid,
  about_id uuid not null,
  -- Of several with one key an endpoint gets one.
  key text,
  body text not null,
  happened_at timestamptz not null,
  state text not null default 'due' check (state in ('due', 'sent', 'failed', 'dropped')),
  tries int not null default 0,
  tried_at timestamptz,
  -- The next try; while one is under way, when another process takes it for cut short.
  due_at timestamptz,
  status int,
  fault text check (fault in ('status', 'timeout', 'address', 'name', 'certificate', 'unreachable', 'ended', 'stopped')),
  primary key (company_id, id),
  foreign key (company_id, endpoint_id) references webhook_endpoint on delete cascade,
  constraint webhook_delivery_key unique (company_id, endpoint_id, key)
);
create index webhook_delivery_due on webhook_delivery (due_at) where state = 'due';
create index webhook_delivery_order on webhook_delivery (company_id, endpoint_id, about_id, place) where state = 'due';
create index webhook_delivery_of_endpoint on webhook_delivery (company_id, endpoint_id, place);
create index webhook_delivery_by_age on webhook_delivery (happened_at);
${forCompany('webhook_delivery')}
`;
