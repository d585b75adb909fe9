#!/usr/bin/env node
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createPestClient } from '../client/create-client';
import { PestError } from '../errors/pest-error';
import { reportTable } from './report-table';
import { runConformance } from './run-conformance';

const usage = `pest-sdk conformance <base url> [options]

Asks a backend every call of the contract and says which ones answer it. Nothing is changed.

  --login <phone> --password <password>   signs in, and looks at answers too (or PEST_PASSWORD for the password)
  --token <token>                         a session that is there already (or PEST_TOKEN)
  --write                                 also asks what changes something: for a backend to try things on
  --numbering response|catalogue          of its error codes (default: response)
  --timeout <seconds>                     for one call, six times that for a file (default: 10)
  --json                                  the whole report as JSON
  --all                                   lists the rows that passed, too

Exit code 0: every row passed. 1: some did not. 2: nothing could be asked.
`;

const exitCodes = { passed: 0, failed: 1, notAsked: 2 } as const;

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${wordsFor(error)}\n`);
  return exitCodes.notAsked;
});

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      login: { type: 'string' },
      password: { type: 'string' },
      token: { type: 'string' },
      write: { type: 'boolean', default: false },
      numbering: { type: 'string', default: 'response' },
      timeout: { type: 'string', default: '10' },
      json: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [command, baseUrl] = positionals;
  if (values.help) {
    process.stdout.write(usage);
    return exitCodes.passed;
  }
  const { numbering } = values;
  const seconds = Number(values.timeout);
  const understood = command === 'conformance' && baseUrl !== undefined && URL.canParse(baseUrl) && seconds > 0;
  if (!understood || (numbering !== 'response' && numbering !== 'catalogue')) {
    process.stderr.write(usage);
    return exitCodes.notAsked;
  }
  const password = values.password ?? process.env.PEST_PASSWORD;
  const given = values.token ?? process.env.PEST_TOKEN;
  const token = values.login === undefined ? given : await signIn(baseUrl, values.login, password ?? '');
  const report = await runConformance({
    baseUrl,
    write: values.write,
    errorNumbering: numbering,
    timeoutMs: seconds * 1000,
    ...(token !== undefined && { token }),
  });
  process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : reportTable(report, values.all));
  return report.failed === 0 ? exitCodes.passed : exitCodes.failed;
}

/** As a person would, with the password's MD5 (specification §5). */
function signIn(baseUrl: string, loginId: string, password: string): Promise<string> {
  const client = createPestClient({ baseUrl, language: 'en' });
  const md5 = createHash('md5').update(password).digest('hex');
  return client.auth.login({ loginId, password: md5, loginType: 'web' });
}

function wordsFor(error: unknown): string {
  if (error instanceof PestError) return `Signing in failed: ${error.message}`;
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.message}${cause}`;
}
