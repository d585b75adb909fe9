import { stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import {
  erasedKindWords,
  erasureNoticeDays,
  formatPhone,
  type Language,
  languageTags,
  makeFormat,
  numberFormat,
} from 'pest-sdk';
import { type Manifest, writeArchive } from '../../operations/archive';
import { fileChoices } from '../../operations/backup';
import { isSound } from '../../operations/check';
import { type ErasureEvent, type ErasureOrder, erasureEvent } from '../../operations/erase';
import { moveRows } from '../../operations/move';
import { restore } from '../../operations/restore';
import type { TableCount } from '../../operations/rows';
import type { Settings } from '../settings';
import type { CommandWords } from './commands.messages';
import { openOperations, openPlace, openRows } from './open-place';

/** What a command is run with. */
export interface CommandContext {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Read when they are needed: wrong ones do not keep the help away. */
  settings(): Settings;
  readonly t: CommandWords;
  readonly language: Language;
  /** A line on the standard output. */
  say(line: string): void;
  /** A line on the standard error. */
  warn(line: string): void;
}

/** An argument that is missing or wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Does its work, and answers the exit code. */
export type Command = (context: CommandContext) => Promise<number>;

const shownAtMost = 20;

export const backupCommand: Command = async (context) => {
  const { values } = parseArgs({
    args: [...context.args],
    options: {
      to: { type: 'string' },
      files: { type: 'string', default: 'copied' },
      'no-secrets': { type: 'boolean' },
    },
  });
  const files = fileChoices.find((choice) => choice === values.files);
  if (!files) throw new UsageError(`--files ${fileChoices.join(' | ')}`);
  const path = resolve(values.to ?? `pest-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.pest`);
  const operations = await openOperations(context.settings());
  try {
    const archive = await operations.backup({ files, secrets: !values['no-secrets'] });
    const manifest = await writeArchive(path, archive);
    await tellBackup(context, path, manifest);
    return 0;
  } finally {
    await operations.close();
  }
};

async function tellBackup({ t, language, say, warn }: CommandContext, path: string, manifest: Manifest): Promise<void> {
  const number = numberFormat(languageTags[language]);
  const { size } = await stat(path);
  say(t('backup.done', { at: manifest.madeAt, path }));
  const { tables, ...held } = heldBy(manifest, number);
  say(t('backup.holds', { tables, ...held, megabytes: number.format(Math.ceil(size / 1024 ** 2)) }));
  if (manifest.holds.includes('secrets')) say(t('backup.keep'));
  if (manifest.missing.length > 0)
    warn(listed(t('backup.missing', { count: manifest.missing.length }), manifest.missing));
}

function heldBy({ counts, entries, listed: left }: Manifest, number: Intl.NumberFormat) {
  const names = Object.keys(entries);
  const within = (folder: string) => names.filter((name) => name.startsWith(`${folder}/`)).length;
  return {
    ...totals(counts, number),
    files: number.format(within('files') + Object.keys(left).length),
    secrets: number.format(within('secrets')),
  };
}

function totals(counts: Readonly<Record<string, Pick<TableCount, 'rows'>>>, number: Intl.NumberFormat) {
  const each = Object.values(counts);
  const rows = each.reduce((sum, table) => sum + table.rows, 0);
  return { tables: number.format(each.length), rows: number.format(rows) };
}

function listed(head: string, items: readonly string[]): string {
  const more = items.length > shownAtMost ? ['  …'] : [];
  return [head, ...items.slice(0, shownAtMost).map((item) => `  ${item}`), ...more].join('\n');
}

export const exportCommand: Command = async (context) => {
  const { args, settings, t, language, say, warn } = context;
  const { values } = parseArgs({ args: [...args], options: { company: { type: 'string' }, to: { type: 'string' } } });
  const { company } = values;
  if (company === undefined) throw new UsageError('--company NAME | ID');
  const path = resolve(values.to ?? `pest-company-${new Date().toISOString().slice(0, 10)}.tar`);
  const operations = await openOperations(settings());
  try {
    const manifest = await writeArchive(path, await operations.exportCompany({ company }));
    const number = numberFormat(languageTags[language]);
    say(t('export.done', { company, path, ...heldBy(manifest, number) }));
    if (manifest.missing.length > 0)
      warn(listed(t('backup.missing', { count: manifest.missing.length }), manifest.missing));
    return 0;
  } finally {
    await operations.close();
  }
};

const erasureOptions = {
  company: { type: 'string' },
  person: { type: 'string' },
  look: { type: 'boolean' },
  'take-back': { type: 'boolean' },
  'carry-out': { type: 'boolean' },
  certificate: { type: 'string' },
  to: { type: 'string' },
} as const;

export const eraseCommand: Command = async (context) => {
  const { values } = parseArgs({ args: [...context.args], options: erasureOptions });
  const order = erasureOrderOf(values);
  const all = context.settings();
  const isTried = order.act === 'person' && order.look;
  const operations = await openOperations(all);
  try {
    const lines = createInterface({ input: await operations.erase(order), crlfDelay: Number.POSITIVE_INFINITY });
    for await (const line of lines) {
      const event = erasureEvent.parse(JSON.parse(line));
      if (isTried) context.say(context.t('erase.tried'));
      await tellErasure(context, isTried ? undefined : values.to, event);
    }
    return 0;
  } finally {
    await operations.close();
  }
};

function erasureOrderOf(values: {
  readonly company?: string | undefined;
  readonly person?: string | undefined;
  readonly certificate?: string | undefined;
  readonly look?: boolean | undefined;
  readonly 'take-back'?: boolean | undefined;
  readonly 'carry-out'?: boolean | undefined;
}): ErasureOrder {
  const { person } = values;
  if (person !== undefined) return { act: 'person', person, look: !values['carry-out'] };
  if (values['carry-out']) return { act: 'carryOut' };
  if (values.certificate !== undefined) return { act: 'certificate', company: values.certificate };
  const { company } = values;
  if (company === undefined)
    throw new UsageError('--company NAME | ID, --person PHONE | ID, --carry-out, --certificate NAME | ID');
  return { act: values.look ? 'look' : values['take-back'] ? 'takeBack' : 'give', company };
}

async function tellErasure(
  { t, language, settings, say }: CommandContext,
  to: string | undefined,
  event: ErasureEvent,
): Promise<void> {
  const number = numberFormat(languageTags[language]);
  const { dateTime } = makeFormat(language, settings().timeZone);
  switch (event.what) {
    case 'holds':
      return say(t('erase.holds', { kind: erasedKindWords[event.kind][language], rows: number.format(event.rows) }));
    case 'given':
      return say(t('erase.given', { name: event.name, at: dateTime(event.dueAt) }));
    case 'notGiven':
      return say(t('erase.notGiven', { name: event.name, days: erasureNoticeDays }));
    case 'takenBack':
      return say(t('erase.takenBack', { name: event.name }));
    case 'went':
      return say(t('erase.went', { ...event, rows: number.format(event.rows) }));
    case 'carriedOut':
      return say(t('erase.carriedOut'));
    case 'certificate':
      return to === undefined ? say(event.texts[language]) : writeCertificate(say, resolve(to), event);
  }
}

/** As data and in each language, beside each other; what is there is not written over. */
async function writeCertificate(
  say: CommandContext['say'],
  path: string,
  { json, texts, hash }: Extract<ErasureEvent, { what: 'certificate' }>,
): Promise<void> {
  const parts = { json: json, 'zh.txt': texts.zh, 'en.txt': texts.en };
  for (const [ending, text] of Object.entries(parts)) {
    const content = `${text}${ending === 'json' ? '' : `\n\nSHA-256 ${hash}\n`}`;
    await writeFile(`${path}.${ending}`, content, { flag: 'wx', flush: true });
    say(`  ${path}.${ending}`);
  }
}

export const resetFactorCommand: Command = async ({ args, settings, t, say }) => {
  const { values } = parseArgs({ args: [...args], options: { phone: { type: 'string' } } });
  const { phone } = values;
  if (phone === undefined) throw new UsageError('--phone 13800000000');
  const operations = await openOperations(settings());
  try {
    const { name } = await operations.resetFactor({ phone });
    say(t('factor.reset', { name, phone: formatPhone(phone) }));
    return 0;
  } finally {
    await operations.close();
  }
};

export const restoreCommand: Command = async ({ args, settings, t, language, say }) => {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new UsageError('restore FILE');
  const place = await openPlace(settings());
  try {
    const manifest = await restore(resolve(path), place);
    say(t('restore.done', { at: manifest.madeAt, ...heldBy(manifest, numberFormat(languageTags[language])) }));
    return 0;
  } finally {
    await place.close();
  }
};

export const moveCommand: Command = async ({ args, env, settings, t, language, say, warn }) => {
  const { values } = parseArgs({ args: [...args], options: { to: { type: 'string' } } });
  const target = values.to ?? env.PEST_MOVE_TO ?? '';
  const isEmbedded = target === 'embedded';
  const { databaseUrl, dataDir } = settings();
  if (!isEmbedded && !/^postgres(ql)?:\/\//.test(target)) throw new UsageError('--to postgres://… | --to embedded');
  if (isEmbedded && databaseUrl === undefined) throw new UsageError('--to embedded: DATABASE_URL');
  const from = await openRows({ databaseUrl, dataDir });
  try {
    if (databaseUrl !== undefined && (await hasOthers(from.database))) {
      warn(t('move.connected'));
      return 1;
    }
    const to = await openRows({ databaseUrl: isEmbedded ? undefined : target, dataDir });
    try {
      const counts = await moveRows(from.database, to.database);
      say(t('move.done', totals(counts, numberFormat(languageTags[language]))));
      say(t(isEmbedded ? 'move.next.embedded' : 'move.next.postgres'));
      return 0;
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
};

/** A server that goes on working would write what is not carried over. */
async function hasOthers(database: Parameters<typeof moveRows>[0]): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`.execute(database);
  return rows.length > 0;
}

export const checkCommand: Command = async ({ args, settings, t, language, say, warn }) => {
  parseArgs({ args: [...args], options: {} });
  const operations = await openOperations(settings());
  try {
    const result = await operations.check();
    const number = numberFormat(languageTags[language]);
    const { migrations, rows, rollUps, files } = result;
    if (migrations.length > 0) warn(t('check.migrations', { names: migrations.join(', ') }));
    const counts = Object.fromEntries(Object.entries(rows).map(([table, count]) => [table, { rows: count }]));
    say(t('check.rows', totals(counts, number)));
    say(t('check.files', { stored: number.format(files.stored), strays: number.format(files.strays) }));
    if (rollUps.length > 0) warn(listed(t('check.rollUps', { count: rollUps.length }), rollUps));
    if (files.missing.length > 0) warn(listed(t('check.missing', { count: files.missing.length }), files.missing));
    if (isSound(result)) say(t('check.sound'));
    return isSound(result) ? 0 : 1;
  } finally {
    await operations.close();
  }
};

export const createAdminCommand: Command = async ({ args, settings, t, say }) => {
  const { values } = parseArgs({
    args: [...args],
    options: { phone: { type: 'string' }, name: { type: 'string' }, company: { type: 'string' } },
  });
  const { phone, name = t('admin.name') } = values;
  if (phone === undefined) throw new UsageError('--phone 13800000000');
  const all = settings();
  const company = values.company ?? all.operator?.name;
  if (company === undefined) throw new UsageError(t('admin.company'));
  const operations = await openOperations(all, true);
  try {
    const made = await operations.createAdministrator({ phone, name, company });
    const { known, code, device } = made;
    say(t(known ? 'admin.again' : 'admin.created', { phone: formatPhone(made.phone) }));
    say(t('admin.link'));
    // Behind the hash: neither a proxy nor a log of requests ever has it.
    const secret = new URLSearchParams({ phone: made.phone, code, device });
    say(`  ${all.publicUrl ?? `http://localhost:${all.port}`}/resetPassword#${secret}`);
    return 0;
  } finally {
    await operations.close();
  }
};
