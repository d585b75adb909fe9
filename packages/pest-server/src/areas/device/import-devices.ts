import { fold, type ImportResult, type RequestOf } from 'pest-sdk';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { companyOf, requireSite } from '../../call/tenant';
import type { Tx } from '../../database/transactions';
import { addDevices } from './add-devices';
import * as queries from './device.queries';
import { onFreeCodes } from './device-code';
import { type JudgedLines, judgeLines, type SiteFacts } from './device-lines';

type Import = RequestOf<'device.importLines'>;

export const importHandlers = {
  /** Codes that somebody takes meanwhile are judged anew: the file never fails as a whole for one of them. */
  'device.importLines': (call, request) =>
    onFreeCodes(async () => {
      const codes = request.lines.map(({ code }) => code.trim());
      const used = await queries.usedCodes(call.parts.database.system, codes);
      return call.inScope((tx) => importLines(call, tx, request, used));
    }),
} satisfies Partial<AreaHandlers<'device'>>;

async function importLines(
  call: Call,
  tx: Tx,
  request: Import,
  used: readonly queries.UsedCode[],
): Promise<ImportResult> {
  await requireSite(tx, request.customerId);
  const judged = judgeLines(request.lines, await factsOf(tx, request.customerId, used));
  const taken = takenLines(judged, request.mode);
  await addDevices(
    call,
    tx,
    taken.map(({ request: device }) => device),
  );
  return {
    lines: request.lines.length,
    good: judged.good.length,
    added: taken.length,
    faults: [...judged.faults],
  };
}

function takenLines({ good, faults }: JudgedLines, mode: Import['mode']): JudgedLines['good'] {
  return mode === 'good' || (mode === 'all' && faults.length === 0) ? good : [];
}

async function factsOf(tx: Tx, customerId: string, used: readonly queries.UsedCode[]): Promise<SiteFacts> {
  const companyId = companyOf(tx);
  const here = await queries.idsAtSite(
    tx,
    companyId,
    customerId,
    used.map(({ device_id }) => device_id),
  );
  const byName = (rows: readonly { readonly id: string; readonly name: string }[]) =>
    new Map(rows.map(({ id, name }) => [fold(name), id]));
  return {
    customerId,
    workshops: byName(await queries.workshopsOf(tx, companyId, customerId)),
    floorPlans: byName(await queries.floorPlansOf(tx, companyId, customerId)),
    codes: new Map(used.map(({ code, device_id }) => [code, here.has(device_id) ? 'here' : 'elsewhere'])),
  };
}
