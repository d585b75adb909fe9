/** What the lines of a file of customers say, and what is wrong with each. */
import { type CustomerLine, clientTypes, fold, type ImportFault, languages, type RequestOf } from 'pest-sdk';
import { checkRequest, contract } from 'pest-sdk/schemas';
import { oncePerCell } from '../../call/cell-faults';
import { clientTypeWords } from './client-type-words';

/** Credit codes that are no new customer's. */
export interface KnownCodes {
  /** The company's own customers'. */
  readonly own: ReadonlySet<string>;
  /** Others'; empty in a dry run, which must not tell whom other companies serve. */
  readonly taken: ReadonlySet<string>;
}

export interface JudgedCustomers {
  readonly good: readonly RequestOf<'customer.add'>[];
  readonly faults: readonly ImportFault[];
}

/** A credit code as it is compared. */
export function codeOf({ creditCode }: CustomerLine): string {
  return creditCode.trim().toUpperCase();
}

export function judgeCustomers(lines: readonly CustomerLine[], known: KnownCodes): JudgedCustomers {
  const seen = new Set<string>();
  const judged = lines.map((line) => {
    const result = judge(line, known, seen);
    seen.add(codeOf(line));
    return result;
  });
  return {
    good: judged.flatMap(({ good }) => good ?? []),
    faults: oncePerCell(judged.flatMap(({ faults }) => faults)),
  };
}

function judge(line: CustomerLine, known: KnownCodes, seen: ReadonlySet<string>) {
  const clientType = typeNamed(line.clientType);
  const { line: _number, latitude, longitude, regionCode, clientType: _typed, ...texts } = line;
  const placed = latitude.trim() !== '' || longitude.trim() !== '';
  const { issues, request } = checkRequest(contract.customer.add.request, {
    ...texts,
    clientType: clientType ?? 'other',
    regionCode: regionCode.trim() === '' ? null : regionCode,
    location: placed ? { latitude: numberOf(latitude), longitude: numberOf(longitude) } : null,
  });
  const faults = [
    ...(clientType === undefined ? [fault(line, 'clientType', 'unknownClientType')] : []),
    ...(issues ?? []).map(({ path, kind, limit }) => fault(line, path.split('.').at(-1) ?? path, kind, limit ?? null)),
    ...codeFaults(line, known, seen),
  ];
  return { good: request && faults.length === 0 ? request : null, faults };
}

function codeFaults(line: CustomerLine, { own, taken }: KnownCodes, seen: ReadonlySet<string>): ImportFault[] {
  const code = codeOf(line);
  if (code === '') return [];
  if (seen.has(code)) return [fault(line, 'creditCode', 'twiceInFile')];
  if (own.has(code)) return [{ ...fault(line, 'creditCode', 'ownCustomer'), code: 4001 }];
  return taken.has(code) ? [{ ...fault(line, 'creditCode', 'takenCustomer'), code: 4001 }] : [];
}

/** Other where nothing is said, undefined for what is no type. */
function typeNamed(word: string): (typeof clientTypes)[number] | undefined {
  const key = fold(word);
  if (key === '') return 'other';
  return clientTypes.find(
    (type) => type === key || languages.some((language) => fold(clientTypeWords[type][language]) === key),
  );
}

/** What is no number stays text, which the schema names. */
function numberOf(text: string): number | string {
  const typed = text.trim();
  return /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed;
}

function fault({ line }: CustomerLine, field: string, reason: string, limit: number | null = null): ImportFault {
  return { line, field, reason, limit, code: null };
}
