/** What the platform corrects of a customer that others entered, or that its own login cannot change any more. */
import { type RequestOf, reviewStatus } from 'pest-sdk';
import { spreadWords } from '../../books/bindings/bindings';
import { tellCompany, tellLogins } from '../../books/bindings/notices';
import { audit } from '../../call/audit';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { speakersOf } from '../../call/identity/customer-logins';
import { orNotFound, PestRefusal, refuse } from '../../call/refusal';
import { refusedAs } from '../../call/refused-as';
import { requireSeen, revisionOf } from '../../call/revision';
import { isId } from '../../database/ids';
import type { Row } from '../../database/tables';
import * as queries from './review.queries';

type Correction = RequestOf<'platform.correctCustomer'>;

const codeTaken = {
  zh: '已有客户使用该信用代码',
  en: 'Another customer already has this credit code.',
} as const;
const waits = {
  zh: '该客户有资料待审核，请先审核',
  en: 'This customer has details awaiting review. Please decide on those first.',
} as const;
export const correctionHandlers = {
  'platform.customer': async ({ parts }, { id }) => {
    if (!isId(id)) refuse('general.notFound');
    const customer = orNotFound(await queries.findCustomer(parts.database.system, id));
    return { id, ...inForce(customer), revision: revisionOf(inForce(customer)) };
  },

  'platform.correctCustomer': async (call, correction) => {
    if (!isId(correction.id)) refuse('general.notFound');
    const { people, serving } = await correct(call, correction);
    const { name: own, reason } = correction;
    await tellLogins(call, people, 'informationCorrected', { who: own, reason });
    // Each by the name that it knows: others may say something else of the customer.
    for (const { company, name } of serving)
      await tellCompany(call, company, 'informationCorrected', { who: name, reason });
    return null;
  },
} satisfies Partial<AreaHandlers<'platform'>>;

/** Companies that follow the customer learn the new words with it; the others keep their own. */
function correct(call: Call, { id, reason, revision, ...said }: Correction) {
  const taken = new PestRefusal('general.businessFailure', { words: codeTaken, field: 'creditCode' });
  return refusedAs('customer_credit_code', taken, () =>
    call.parts.database.asSystem(async (system) => {
      const customer = orNotFound(await queries.lockCustomer(system, id));
      if (customer.status === reviewStatus.waiting || customer.renewal?.state === 'waiting') {
        refuse('general.businessFailure', { words: waits });
      }
      requireSeen(revision, revisionOf(inForce(customer)));
      const columns = columnsOf(said);
      await queries.correctCustomer(system, id, columns);
      await spreadWords(system, id);
      const note = [reason, ...changesOf(customer, columns)].join('; ');
      await audit(call, system, { act: 'customerCorrected', subject: { id, name: said.name }, note });
      return {
        people: await speakersOf(system, id),
        serving: await queries.servingByName(system, customer),
      };
    }),
  );
}

function inForce(customer: Row<'customer'>) {
  const { name, credit_code, region, region_code, address, introduction, client_type } = customer;
  const place = { region, regionCode: region_code, address };
  return { name, creditCode: credit_code, ...place, introduction, clientType: client_type };
}

function columnsOf(said: Omit<Correction, 'id' | 'reason' | 'revision'>) {
  const { name, creditCode, region, regionCode, address, introduction, clientType } = said;
  const ofPlace = { region, region_code: regionCode, address };
  return { name, credit_code: creditCode, ...ofPlace, introduction, client_type: clientType };
}

/** The log says what it was before: nobody has to believe that it was wrong. */
function changesOf(before: Row<'customer'>, after: ReturnType<typeof columnsOf>): string[] {
  const columns = ['name', 'credit_code', 'region', 'address', 'introduction', 'client_type'] as const;
  const changed = columns.filter((column) => before[column] !== after[column]);
  return changed.map((column) => `${before[column] || '-'} → ${after[column] || '-'}`);
}
