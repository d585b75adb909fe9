import { type Language, languages, preferredLanguage } from 'pest-sdk';
import { CannotOpenError } from '../../database/engines/embedded';
import { CannotLockError, FolderInUseError } from '../../database/engines/folder-lock';
import { NewerDataError, OlderDataError } from '../../database/other-version';
import { BrokenArchiveError } from '../../operations/archive';
import { RefusedByServerError } from '../../operations/control-socket';
import { NotErasableError } from '../../operations/erase';
import { NoCompanyError } from '../../operations/export';
import { NoAdministratorError } from '../../operations/first-administrator';
import { NoAccountError } from '../../operations/reset-factor';
import { CarriedWrongError, NotEmptyError } from '../../operations/rows';
import { StorageUnavailableError } from '../../providers/storage/storage';
import { readSettings, SettingsError } from '../settings';
import {
  backupCommand,
  type Command,
  type CommandContext,
  checkCommand,
  createAdminCommand,
  eraseCommand,
  exportCommand,
  moveCommand,
  resetFactorCommand,
  restoreCommand,
  UsageError,
} from './commands';
import { type CommandWords, commandWords } from './commands.messages';
import { NothingThereError } from './open-place';

const commands = {
  backup: backupCommand,
  restore: restoreCommand,
  move: moveCommand,
  check: checkCommand,
  export: exportCommand,
  erase: eraseCommand,
  'reset-factor': resetFactorCommand,
  'create-admin': createAdminCommand,
} as const satisfies Record<string, Command>;

/** Faults that a person can mend: told in a sentence, without a stack. */
const plain = [
  SettingsError,
  FolderInUseError,
  CannotLockError,
  CannotOpenError,
  NewerDataError,
  OlderDataError,
  NotEmptyError,
  CarriedWrongError,
  BrokenArchiveError,
  RefusedByServerError,
  NoAdministratorError,
  NoCompanyError,
  NotErasableError,
  NoAccountError,
  NothingThereError,
  StorageUnavailableError,
];
const plainCodes = [
  'EADDRINUSE',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EEXIST',
  'EACCES',
  'ENOSPC',
  'ENOTFOUND',
  '28P01',
  '3D000',
];

function isPlain(error: Error): boolean {
  if (plain.some((kind) => error instanceof kind)) return true;
  return 'code' in error && typeof error.code === 'string' && plainCodes.includes(error.code);
}

/** What a fault is told as. */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isPlain(error) ? error.message : (error.stack ?? error.message);
}

/** Starting again does not help there: a supervisor is told to leave it. */
function codeOf(error: unknown): number {
  if (error instanceof NewerDataError) return 3;
  return error instanceof OlderDataError ? 4 : 1;
}

/** Where a command writes. */
type Output = Pick<CommandContext, 'say' | 'warn'>;

/**
 * Runs what the command line asks for, and answers the exit code.
 *
 * @param start runs the server, and answers no code while it runs
 */
export async function runCommand(
  line: readonly string[],
  env: CommandContext['env'],
  { say, warn }: Output,
  start: () => Promise<number | null>,
): Promise<number | null> {
  const { language, help, rest } = commonOptions(line, env);
  const t = commandWords(language);
  const [name = 'start', ...args] = rest;
  if (rest.length === 0 && help) return tell(say, t('help.all'));
  if (name !== 'start' && !isCommand(name)) return wrongUsage(t, warn, t('usage.command', { name }));
  if (help) return tell(say, t(`help.${name}`));
  try {
    if (name === 'start')
      return args.length > 0 ? wrongUsage(t, warn, t('usage.argument', { fault: args[0] ?? '' })) : await start();
    return await commands[name]({ args, env, settings: () => readSettings(env), t, language, say, warn });
  } catch (error) {
    if (isUsage(error)) return wrongUsage(t, warn, t('usage.argument', { fault: withoutLogins(error.message) }));
    warn(faultText(error));
    return codeOf(error);
  }
}

/** An address in the wrong place is named, its password is not. */
function withoutLogins(text: string): string {
  return text.replace(/:\/\/[^@\s']*@/g, '://…@');
}

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}

function tell(say: Output['say'], text: string): number {
  say(text);
  return 0;
}

function wrongUsage(t: CommandWords, warn: Output['warn'], text: string): number {
  warn(`${text}\n${t('usage.more')}`);
  return 2;
}

/** `parseArgs` has no class of its own for what it does not know. */
function isUsage(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** What every command takes, wherever it stands. */
function commonOptions(line: readonly string[], env: CommandContext['env']) {
  const rest: string[] = [];
  let [help, asked] = [false, ''];
  for (let at = 0; at < line.length; at += 1) {
    const word = line[at] ?? '';
    if (word === '--help' || word === '-h') help = true;
    else if (word === '--lang') {
      at += 1;
      asked = line[at] ?? '';
    } else if (word.startsWith('--lang=')) asked = word.slice('--lang='.length);
    else rest.push(word);
  }
  return { help, rest, language: languageOf(asked || (env.LC_ALL ?? env.LC_MESSAGES ?? env.LANG ?? '')) };
}

/** `zh_CN.UTF-8` as well as `zh`; English for what is none of ours, such as `C`. */
function languageOf(name: string): Language {
  const [code = ''] = name.split(/[_.-]/);
  return languages.some((each) => each === code) ? preferredLanguage(code) : 'en';
}
