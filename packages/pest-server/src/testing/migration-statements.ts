/** What migrations say to the database, and what of it a server of the release before would not survive. */
import { createHash } from 'node:crypto';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { SteppedMigration } from '../database/migrations';

/** The statements of a migration, in their order; of an empty database, where it asks one. */
export async function statementsOf({ up }: SteppedMigration): Promise<string[]> {
  const statements: string[] = [];
  const database = new Kysely<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query: { sql, parameters } }) => {
      statements.push(...splitScript(sql), ...parameters.map(String));
    },
  });
  await up(database);
  return statements;
}

/** Of all that a migration says; another spacing is the same. */
export function hashOf(statements: readonly string[]): string {
  return createHash('sha256').update(statements.join(';')).digest('hex');
}

/** A part in quotes, of a comment, or between dollars, in which a semicolon ends nothing. */
const whole = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\/|(\$\w*\$)[\s\S]*?\1|;|[^;'$/-]+|[\s\S]/g;

function splitScript(script: string): string[] {
  const statements = [''];
  for (const [part] of script.matchAll(whole)) {
    if (part === ';') statements.push('');
    else if (!part.startsWith('--') && !part.startsWith('/*')) statements.push(`${statements.pop()}${part}`);
  }
  return statements.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
}

/** What changes under a server that does not know of it: pattern of an action on a table, and its column if it has one. */
const actions: readonly (readonly [RegExp, string])[] = [
  [/^drop (?:column )?(?:if exists )?(?!constraint\b|column\b|if\b)(\w+)/, 'drops'],
  [/^rename (?:column )?(?!constraint\b|column\b|to\b)(\w+) to /, 'renames'],
  [/^rename to ()/, 'renames'],
  [/^alter (?:column )?(\w+) (?:set data )?type /, 'changes the type of'],
  [/^alter (?:column )?(\w+) set not null/, 'demands a value of'],
  [/^alter (?:column )?(\w+) drop default/, 'takes the default of'],
  [
    /^add (?:column )?(?:if not exists )?(?!constraint\b|column\b|if\b)(\w+) (?!.*\b(?:default|generated)\b).*\bnot null/,
    'adds, without a default,',
  ],
  [/^add (?:constraint \w+ )?(?:check|unique|exclude|foreign key|primary key)\b()/, 'restrains'],
];

/**
 * What a server of the release before would fail on while it goes on serving: what is dropped, renamed, retyped,
 * demanded or restrained of a table that it knows. It takes two releases: in the first no code needs it any more.
 *
 * @returns a sentence for each, but for those that the migration names as its second step
 */
export function twoStepFaults(
  statements: readonly string[],
  secondStep: SteppedMigration['secondStep'],
  releases: readonly string[],
): string[] {
  if (secondStep && !releases.includes(secondStep.since)) return [`${secondStep.since} has not been released.`];
  const plain = statements.map((text) => text.replaceAll('"', '').toLowerCase());
  const made = new Set(plain.flatMap((text) => /^create table (?:if not exists )?(\w+)/.exec(text)?.[1] ?? []));
  return plain
    .flatMap(changesOf)
    .filter(({ of }) => !made.has(of.split('.')[0] ?? '') && !secondStep?.of.includes(of))
    .map(({ how, of }) => `It ${how} ${of}.`);
}

function changesOf(text: string): { readonly how: string; readonly of: string }[] {
  const [, table, rest = ''] = /^alter table (?:if exists )?(?:only )?(?:public\.)?(\w+) (.*)$/.exec(text) ?? [];
  if (table !== undefined) {
    return splitActions(rest).flatMap((action) =>
      actions.flatMap(([pattern, how]) => {
        const column = pattern.exec(action)?.[1];
        return column === undefined ? [] : [{ how, of: column === '' ? table : `${table}.${column}` }];
      }),
    );
  }
  const [, dropped] = /^drop (?:table|view|type|function|schema) (?:if exists )?(?:public\.)?(\w+)/.exec(text) ?? [];
  if (dropped !== undefined) return [{ how: 'drops', of: dropped }];
  const [, restrained] = /^create unique index .*? on (?:only )?(?:public\.)?(\w+)/.exec(text) ?? [];
  if (restrained !== undefined) return [{ how: 'restrains', of: restrained }];
  // A block may do anything; what it does is not read here.
  return text.startsWith('do ') ? [{ how: 'hides in a block what it does to', of: 'any' }] : [];
}

/** At the commas outside of brackets. */
function splitActions(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${sign}`);
  }
  return parts.map((part) => part.trim());
}
