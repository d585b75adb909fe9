import type { ImportResult, RequestOf } from 'pest-sdk';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { limitLookups } from '../../call/lookup-limit';
import { PestRefusal } from '../../call/refusal';
import { refusedAs } from '../../call/refused-as';
import { type System, scopeInside, type Tx } from '../../database/transactions';
import * as queries from './customer.queries';
import { codeOf, type JudgedCustomers, judgeCustomers, type KnownCodes } from './customer-lines';
import { insertBound } from './customer-profile';

const takenMeanwhile = {
  zh: '文件中有信用代码刚刚被登记，请重新检查文件',
  en: 'A credit code in the file has just been used elsewhere. Please check the file again.',
} as const;

type Import = RequestOf<'customer.importLines'>;

export const importHandlers = {
  'customer.importLines': async (call, request) => {
    const taken = await takenCodes(call, request);
    return refusedAs(
      'customer_credit_code',
      new PestRefusal('general.businessFailure', { words: takenMeanwhile }),
      () =>
        call.parts.database.asSystem((system) =>
          scopeInside(system, call.caller.scope, (tx) => importLines(call, system, tx, request, taken)),
        ),
    );
  },
} satisfies Partial<AreaHandlers<'customer'>>;

/**
 * Whom other companies serve is told as adding one tells it, never by a dry run, which would list them all. "All" adds
 * nothing where one is taken: it names that one only.
 */
async function takenCodes(call: Call, { mode, lines }: Import): Promise<ReadonlySet<string>> {
  if (mode === 'check') return new Set();
  await limitLookups(call);
  const taken = await queries.takenCreditCodes(call.parts.database.system, lines.map(codeOf));
  return mode === 'good' ? taken : new Set([...taken].slice(0, 1));
}

async function importLines(
  call: Call,
  system: System,
  tx: Tx,
  { mode, lines }: Import,
  taken: ReadonlySet<string>,
): Promise<ImportResult> {
  const own = await queries.ownCreditCodes(tx, lines.map(codeOf));
  const judged = judgeCustomers(lines, { own, taken } satisfies KnownCodes);
  const added = addedOf(judged, mode);
  for (const draft of added) await insertBound(call, system, tx, draft);
  return { lines: lines.length, good: judged.good.length, added: added.length, faults: [...judged.faults] };
}

function addedOf({ good, faults }: JudgedCustomers, mode: Import['mode']): JudgedCustomers['good'] {
  return mode === 'good' || (mode === 'all' && faults.length === 0) ? good : [];
}
