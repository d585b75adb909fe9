import { countRows, giveNotice, openNotice, takeBackNotice } from '../../books/erasure/erasure-notice';
import { audit } from '../../call/audit';
import type { AreaHandlers } from '../../call/handlers';
import { refuse } from '../../call/refusal';
import { requireOwner } from '../../call/require-owner';

const words = {
  platform: { zh: '平台公司不能删除', en: 'The platform itself cannot be erased.' },
  begun: { zh: '删除已经开始，不能再撤回', en: 'Erasure has begun and can no longer be cancelled.' },
} as const;

export const erasureHandlers: AreaHandlers<'erasure'> = {
  async 'erasure.company'({ parts, companyId }) {
    const { system } = parts.database;
    const given = await openNotice(system, companyId);
    return { dueAt: given?.due_at.toISOString() ?? null, holds: await countRows(system, companyId) };
  },

  async 'erasure.give'(call, request) {
    const { parts, caller, companyId, now } = call;
    await requireOwner(call, request, async () => undefined);
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
      if (await takeBackNotice(system, companyId, now)) {
        await audit(call, system, { act: 'erasureTakenBack', subject: { id: companyId, name: caller.home.name } });
        return;
      }
      const given = await openNotice(system, companyId);
      if (given?.begun_at) refuse('general.businessFailure', { words: words.begun });
    });
    return null;
  },
};
