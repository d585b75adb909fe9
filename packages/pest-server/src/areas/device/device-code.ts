import { textFormats } from 'pest-sdk';
import type { Call } from '../../call/call';
import { refuse } from '../../call/refusal';
import { violates } from '../../database/transactions';
import { findCode } from './device.queries';

/** @throws PestRefusal `device.codeFormat` */
export function checkCode(code: string): void {
  if (!textFormats.deviceCode.test(code)) refuse('device.codeFormat', { field: 'code' });
}

/**
 * Does work that takes a code for a device of a site. The database decides who has it; the refusal then says whether
 * that is another position here (20013) or another site (20008), and never which.
 */
export async function asCodeInUse<Result>(
  call: Call,
  wanted: { readonly code: string; readonly customerId: string },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isCodeInUse(error)) throw error;
    const holder = await findCode(call.parts.database.system, wanted.code);
    const here = holder?.company_id === call.companyId && holder.customer_id === wanted.customerId;
    refuse(here ? 'device.boundHere' : 'device.boundElsewhere', { field: 'code' });
  }
}

const mostTries = 4;

/** Does work that chose free codes, again as long as somebody else takes one of them before it is done. */
export async function onFreeCodes<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isCodeInUse(error)) throw error;
      if (tries === mostTries) refuse('device.boundElsewhere', { field: 'code' });
    }
  }
}

function isCodeInUse(error: unknown): boolean {
  return violates(error, 'device_code') || violates(error, 'device_code_in_company');
}
