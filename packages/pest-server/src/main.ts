#!/usr/bin/env node
import { startServer } from './app/server';
import { readSettings, SettingsError } from './app/settings';
import { welcome } from './app/welcome';
import { CannotOpenError } from './database/engines/embedded';
import { CannotLockError, FolderInUseError } from './database/engines/folder-lock';
import { UnknownSchemaError } from './database/migrations';

const plain = [SettingsError, FolderInUseError, CannotLockError, CannotOpenError, UnknownSchemaError];

/** Faults that a person can mend: told in a sentence, without a stack. */
function isPlain(error: unknown): error is Error {
  if (plain.some((kind) => error instanceof kind)) return true;
  return error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'ECONNREFUSED');
}

try {
  const settings = readSettings(process.env);
  const server = await startServer(settings);
  process.stdout.write(`${welcome(server.address, settings.demo)}\n`);

  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Asked twice, at once.
      if (stopping) process.exit(1);
      stopping = true;
      void server.stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  process.stderr.write(`${isPlain(error) ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
