import { expect, test } from 'vitest';
import { addSite, visit } from '../../testing/report-site';
import { onEachEngine } from '../../testing/test-server';
import { addToldPartner } from '../../testing/told-partner';
import { tellOfDueRisks } from './risk-webhooks';

onEachEngine((server) => {
  test('partners are told of a risk when it opens, once when it falls due, and when it is verified', async () => {
    const site = await addSite(server());
    const told = await addToldPartner(server(), site.company, ['risk.opened', 'risk.due', 'risk.closed']);
    await visit(site, 3, true);
    const [risk] = (await site.administrator.get('risk.list', {})).items;
    const id = risk?.id ?? '';
    for (const day of ['18', '19', '19', '20']) {
      await tellOfDueRisks({ ...server().parts, now: new Date(`2026-05-${day}T02:00:00.000Z`) });
    }
    await site.administrator.get('risk.treat', { id, state: 'resolved', treatment: 'Sealed', photos: [] });
    await tellOfDueRisks({ ...server().parts, now: new Date('2026-05-20T02:00:00.000Z') });
    await site.administrator.get('risk.verify', { id });
    expect(await told()).toMatchObject([
      { type: 'risk.opened', data: { riskId: id, severity: 'major', dueDay: '2026-05-20' } },
      { type: 'risk.due', timestamp: '2026-05-19T02:00:00.000Z', data: { riskId: id } },
      { type: 'risk.closed', data: { riskId: id } },
    ]);
  });
});
