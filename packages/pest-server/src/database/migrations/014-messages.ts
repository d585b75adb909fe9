import { type Kysely, sql } from 'kysely';

/** Messages wait until their carrier takes them, and say what became of them; each is in the language of its reader. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const change of changes) await sql.raw(change).execute(database);
}

const changes = [
  `alter table outbox_message
     add column subject text not null default '',
     add column secret text,
     add column key text,
     add column state text not null default 'kept' check (state in ('kept', 'due', 'sending', 'sent', 'failed')),
     add column tries integer not null default 0,
     add column due_at timestamptz,
     add column fault text not null default ''`,
  `alter table sign_in add column language text not null default 'zh' check (language in ('zh', 'en'))`,
  // An approved report goes to the mail address that its company keeps for the customer.
  'alter table report_share add column mail_to text, add column mail_origin text, add column mailed_at timestamptz',
  'create index report_share_to_mail on report_share (made_at) where mail_to is not null and mailed_at is null',
  'create unique index outbox_message_key on outbox_message (key) where key is not null',
  `create index outbox_message_due on outbox_message (due_at) where state in ('due', 'sending')`,
];
