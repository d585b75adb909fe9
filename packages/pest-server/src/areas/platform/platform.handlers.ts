import type { AreaHandlers } from '../../call/handlers';
import { orNotFound, refuse } from '../../call/refusal';
import { isId } from '../../database/ids';
import { mappedPage, pageOf } from '../../database/pages';
import { correctionHandlers } from './correction';
import { customerLoginHandlers } from './customer-logins';
import { operationsHandlers } from './operations';
import * as queries from './platform.queries';
import { platformOrderHandlers } from './platform-orders';
import { toCompanyReview, toCustomerReview } from './platform-records';
import { reviewHandlers } from './review';

/** The platform company looks after all others: its calls see every row, and nobody else may make them. */
export const platformHandlers: AreaHandlers<'platform'> = {
  ...reviewHandlers,
  ...platformOrderHandlers,
  ...correctionHandlers,
  ...customerLoginHandlers,
  ...operationsHandlers,

  'platform.companies': async (call, request) => {
    return mappedPage(request, await queries.listCompanies(call.parts.database.system, request), (row) =>
      toCompanyReview(call, row),
    );
  },

  'platform.customers': async (call, request) => {
    return mappedPage(request, await queries.listCustomers(call.parts.database.system, request), (row) =>
      toCustomerReview(call, row),
    );
  },

  'platform.outbox': async (call, request) => {
    return mappedPage(
      request,
      await queries.listOutbox(call.parts.database.system, request),
      ({ id, kind, recipient, subject, body, state, fault, sent_at }) => ({
        id,
        kind,
        recipient,
        subject,
        body,
        state,
        fault,
        sentAt: sent_at.toISOString(),
      }),
    );
  },

  'platform.resend': async ({ parts, now }, { id }) => {
    if (!isId(id)) refuse('general.notFound');
    orNotFound(await queries.resendMessage(parts.database.system, id, now));
    return null;
  },

  'platform.contactMessages': async (call, request) => {
    const { total, unread, rows } = await queries.listContactMessages(call.parts.database.system, request);
    const items = rows.map(({ id, name, phone, email, company_name, message, sent_at, read_at }) => ({
      id,
      name,
      phone,
      email,
      companyName: company_name,
      message,
      sentAt: sent_at.toISOString(),
      readAt: read_at?.toISOString() ?? null,
    }));
    return { ...pageOf(request, total, items), unread };
  },

  'platform.readContactMessage': async ({ parts, now }, { id, read }) => {
    if (!isId(id)) refuse('general.notFound');
    await parts.database.asSystem(async (system) => {
      orNotFound(await queries.markContactMessage(system, id, read ? now : null));
    });
    return null;
  },

  'platform.audit': async (call, request) => {
    const { timeZone } = call.parts.settings;
    return mappedPage(
      request,
      await queries.listAudit(call.parts.database.system, request, timeZone),
      ({ id, at, account_name, login_id, owner_name, act, subject, note, address }) => ({
        id,
        at: at.toISOString(),
        accountName: account_name,
        loginId: login_id,
        ownerName: owner_name,
        act,
        subject,
        note,
        address,
      }),
    );
  },
};
