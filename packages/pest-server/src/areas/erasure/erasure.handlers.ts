import { erasureText } from 'pest-sdk/documents';
import { erasePerson, findPerson, heldOf, removeFiles } from '../../books/erasure/erase-person';
import { countRows, giveNotice, openNotice, takeBackNotice } from '../../books/erasure/erasure-notice';
import { audit } from '../../call/audit';
import type { Call } from '../../call/call';
import type { AreaHandlers } from '../../call/handlers';
import { orNotFound, refuse } from '../../call/refusal';
import { requireOwner } from '../../call/require-owner';

const words = {
  platform: { zh: '平台公司不能删除', en: 'The platform itself cannot be erased.' },
  last: {
    zh: '这是公司唯一的管理员，其信息随公司一起删除',
    en: 'This is the company’s only administrator, whose data go with the company.',
  },
} as const;

export const erasureHandlers: AreaHandlers<'erasure'> = {
  async 'erasure.company'({ parts, companyId }) {
    const { system } = parts.database;
    const given = await openNotice(system, companyId);
    return { dueAt: given?.due_at.toISOString() ?? null, holds: await countRows(system, companyId) };
  },

  async 'erasure.give'(call, request) {
    const { parts, caller, companyId, now } = call;
    await requireProven(call, request);
    const company = { id: companyId, name: caller.home.name };
    const given = await parts.database.asSystem(async (system) => {
      const notice = await giveNotice(system, company, 'company', now);
      await audit(call, system, { act: 'erasureAsked', subject: company });
      return notice ?? refuse('general.businessFailure', { words: words.platform });
    });
    return { dueAt: given.due_at.toISOString() };
  },

  async 'erasure.takeBack'(call) {
    const { parts, caller, companyId, now } = call;
    await parts.database.asSystem(async (system) => {
      if (!(await takeBackNotice(system, companyId, now))) return;
      await audit(call, system, { act: 'erasureTakenBack', subject: { id: companyId, name: caller.home.name } });
    });
    return null;
  },

  async 'erasure.findPerson'({ parts, companyId, now }, { phone }) {
    const { system } = parts.database;
    const person = orNotFound(await findPerson(system, phone, companyId));
    const { removed, nameless, kept } = await heldOf(system, person, now);
    const { namesake, lastAdministrator } = person;
    return { removed: [...removed], nameless: [...nameless], kept: [...kept], namesake, lastAdministrator };
  },

  async 'erasure.erasePerson'(call, request) {
    const { parts, companyId, now } = call;
    await requireProven(call, request);
    const { backupDays, timeZone } = parts.settings;
    const { certificate, files } = await parts.database.asSystem(async (system) => {
      const person = orNotFound(await findPerson(system, request.phone, companyId));
      if (person.lastAdministrator) refuse('general.businessFailure', { words: words.last, field: 'phone' });
      const erased = await erasePerson(system, person, { askedBy: 'company', now, backupDays });
      const { id, subject } = erased.certificate;
      await audit(call, system, { act: 'personErased', subject: { id, name: subject } });
      return erased;
    });
    await removeFiles(parts.storage, files);
    const texts = { zh: erasureText(certificate, 'zh', timeZone), en: erasureText(certificate, 'en', timeZone) };
    return { subject: certificate.subject, certificate: texts };
  },
};

/** What is asked for cannot be undone. */
function requireProven(
  call: Call,
  { password, code }: { readonly password: string; readonly code?: string | undefined },
): Promise<void> {
  return requireOwner(call, { password, code, codeField: 'code' }, async () => undefined);
}
