import { sql } from 'kysely';
import { type ErasedKind, erasedKindWords, readPhone, userTypes } from 'pest-sdk';
import { erasureText } from 'pest-sdk/documents';
import { z } from 'zod';
import { type ErasurePlace, inTransaction } from '../books/erasure/certificate';
import { eraseDue } from '../books/erasure/erase-company';
import { erasePerson } from '../books/erasure/erase-person';
import { countRows, giveNotice, openNotice, takeBackNotice } from '../books/erasure/erasure-notice';
import { newId } from '../database/ids';
import type { Row } from '../database/tables';
import type { System } from '../database/transactions';
import { findCompany, NoCompanyError } from './export';
import { NoAccountError } from './reset-factor';

/** What is to be done about a company that leaves: looked at, notice given or taken back, carried out, certified. Or about a person. */
export const erasureOrder = z.discriminatedUnion('act', [
  z.object({ act: z.enum(['look', 'give', 'takeBack', 'certificate']), company: z.string() }),
  z.object({ act: z.literal('carryOut') }),
  /** By the phone, or by the account's id once it was deleted; `look` tries it and changes nothing. */
  z.object({ act: z.literal('person'), person: z.string(), look: z.boolean() }),
]);
export type ErasureOrder = z.infer<typeof erasureOrder>;

const kinds = Object.keys(erasedKindWords) as [ErasedKind, ...ErasedKind[]];

/** What is said of it, a line after the other. */
export const erasureEvent = z.discriminatedUnion('what', [
  z.object({ what: z.literal('holds'), kind: z.enum(kinds), rows: z.number() }),
  z.object({ what: z.literal('given'), name: z.string(), dueAt: z.string() }),
  z.object({ what: z.literal('notGiven'), name: z.string() }),
  z.object({ what: z.literal('takenBack'), name: z.string() }),
  z.object({ what: z.literal('went'), company: z.string(), table: z.string(), rows: z.number() }),
  z.object({ what: z.literal('carriedOut') }),
  z.object({
    what: z.literal('certificate'),
    json: z.string(),
    hash: z.string(),
    texts: z.object({ zh: z.string(), en: z.string() }),
  }),
]);
export type ErasureEvent = z.infer<typeof erasureEvent>;

/** A company whose notice cannot be given or taken back: told in a sentence. */
export class NotErasableError extends Error {
  override readonly name = 'NotErasableError';
}

/**
 * Does what is asked. Only carrying out takes long, and tells how far it is.
 *
 * @throws NoCompanyError, NotErasableError
 */
export async function erase(
  place: ErasurePlace & { readonly timeZone: string },
  order: ErasureOrder,
): Promise<Iterable<ErasureEvent> | AsyncIterable<ErasureEvent>> {
  if (order.act === 'carryOut') return carryOut(place);
  if (order.act === 'certificate') return [await certificateOf(place, order.company)];
  if (order.act === 'person') return [await forget(place, order)];
  const company = await findCompany(place.database, order.company);
  const { database, now } = place;
  if (order.act === 'look') {
    const given = await openNotice(database, company.id);
    const holds = await countRows(database, company.id);
    return [
      ...holds.map((each) => ({ what: 'holds' as const, ...each })),
      given
        ? { what: 'given', name: company.name, dueAt: given.due_at.toISOString() }
        : { what: 'notGiven', name: company.name },
    ];
  }
  return inTransaction(database, async (system) => {
    if (order.act === 'give') {
      const given = await giveNotice(system, company, 'operator', now());
      if (!given) throw new NotErasableError('The platform itself cannot be erased.');
      await note(system, company, 'erasureAsked', now());
      return [{ what: 'given', name: company.name, dueAt: given.due_at.toISOString() }];
    }
    if (!(await takeBackNotice(system, company.id, now())))
      throw new NotErasableError(`No notice of ${company.name} can be taken back.`);
    await note(system, company, 'erasureTakenBack', now());
    return [{ what: 'takenBack', name: company.name }];
  });
}

async function* carryOut(place: ErasurePlace): AsyncGenerator<ErasureEvent> {
  for await (const step of eraseDue(place)) yield { what: 'went', ...step };
  yield { what: 'carriedOut' };
}

/** Takes back what was tried. */
class OnlyLooked extends Error {
  constructor(readonly found: ErasureEvent) {
    super();
  }
}

async function forget(
  place: ErasurePlace & { readonly timeZone: string },
  { person, look }: { readonly person: string; readonly look: boolean },
): Promise<ErasureEvent> {
  return inTransaction(place.database, async (system) => {
    const account = await findPerson(system, person);
    const certificate = await erasePerson(place, system, account);
    const told = await certificateOf({ database: system, timeZone: place.timeZone }, certificate);
    if (look) throw new OnlyLooked(told);
    return told;
  }).catch((error: unknown) => {
    if (error instanceof OnlyLooked) return error.found;
    throw error;
  });
}

/** @throws NoAccountError, NotErasableError: whom a company or a service still needs is replaced first */
async function findPerson(system: System, person: string): Promise<Row<'account'>> {
  const account = await system
    .selectFrom('account')
    .selectAll()
    .where((is) => is.or([is('login_id', '=', readPhone(person)), is(sql`id::text`, '=', person)]))
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw new NoAccountError(`Nobody signs in with ${person}.`);
  if (account.deleted_at !== null) return account;
  if (account.type === userTypes.administrator)
    throw new NotErasableError('An administrator goes with the company, or hands it over first.');
  const beside = await system
    .selectFrom('account')
    .select('id')
    .where('root_id', '=', account.id)
    .where('deleted_at', 'is', null)
    .execute();
  if (beside.length > 0) throw new NotErasableError(`Its sub-accounts are deleted first: there are ${beside.length}.`);
  const open = await system
    .selectFrom('task_staff')
    .innerJoin('task', (join) =>
      join.onRef('task.id', '=', 'task_staff.task_id').onRef('task.company_id', '=', 'task_staff.company_id'),
    )
    .where('task_staff.account_id', '=', account.id)
    .where('task.state', 'in', ['unallocated', 'allocated', 'checkedIn'])
    .select('task.number')
    .execute();
  if (open.length > 0)
    throw new NotErasableError(`Services are still to be done: ${open.map(({ number }) => number).join(', ')}.`);
  return account;
}

/** By the name or the id that the company had, or the number of the certificate itself. */
async function certificateOf(
  { database, timeZone }: { readonly database: System; readonly timeZone: string },
  company: string,
): Promise<ErasureEvent> {
  const found = await database
    .selectFrom('erasure')
    .select(['id', 'company_id', 'subject', 'certificate', 'certificate_hash'])
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .execute();
  const one = found.find(({ id, company_id, subject }) => [id, company_id, subject].includes(company));
  if (!one?.certificate) throw new NoCompanyError(`Nothing called ${company} was erased.`);
  const { certificate, certificate_hash } = one;
  const texts = { zh: erasureText(certificate, 'zh', timeZone), en: erasureText(certificate, 'en', timeZone) };
  return { what: 'certificate', json: JSON.stringify(certificate), hash: certificate_hash ?? '', texts };
}

async function note(
  system: System,
  { id, name }: Pick<Row<'company'>, 'id' | 'name'>,
  act: 'erasureAsked' | 'erasureTakenBack',
  now: Date,
): Promise<void> {
  await system
    .insertInto('audit_entry')
    .values({
      id: newId(now),
      at: now,
      owner_id: id,
      owner_name: name,
      account_id: id,
      account_name: 'pest-server erase',
      login_id: '',
      act,
      subject_id: id,
      subject: name,
      note: '',
      address: '',
    })
    .execute();
}
