import { addDays } from 'pest-sdk';
import type { NewRow } from '../database/tables';
import type { DemoFiles } from './demo-files';
import type { DemoSite } from './demo-sites';
import type { DemoWorld } from './demo-world';

/** Starting values of ours; a site and its company agree on their own. */
const thresholds = [
  { pest_group: 'rodent', monthly: 3 },
  { pest_group: 'flyingInsect', monthly: 300 },
  { pest_group: 'crawlingInsect', monthly: 20 },
] as const;

/** In one device: captures in 30 days, percent of the bait eaten at a check. */
const deviceThresholds = [
  { device_type: 'flyLamp', value: 60 },
  { device_type: 'mouseTrap', value: 1 },
  { device_type: 'cockroachTrap', value: 3 },
  { device_type: 'baitStation', value: 50 },
] as const;

/** What the factory and its company agreed to bear, and what lies ready for an auditor; some of it is still missing. */
export function addQuality(world: DemoWorld, files: DemoFiles, site: DemoSite): void {
  const { companyId: company_id, customerId: customer_id, administrator } = site;
  const agreed = addDays(world.today, -400);
  const agreement = {
    company_id,
    customer_id,
    from_day: agreed,
    source: '年度合同附件二（起始值）',
    set_by: administrator.name,
    set_at: world.at(agreed, 10),
  };
  world.rows.site_threshold.push(...thresholds.map((threshold) => ({ ...agreement, ...threshold })));
  world.rows.device_threshold.push(...deviceThresholds.map((threshold) => ({ ...agreement, ...threshold })));
  const document = (given: Partial<NewRow<'audit_document'>>): NewRow<'audit_document'> => ({
    company_id,
    id: world.id(),
    customer_id: null,
    kind: 'other',
    title: '',
    number: '',
    last_day: null,
    account_id: null,
    consumable_id: null,
    subject: '',
    file: files.contract.key,
    file_kind: 'pdf',
    added_at: world.at(addDays(world.today, -40), 11),
    added_by: administrator.name,
    ...given,
  });
  world.rows.audit_document.push(
    document({
      kind: 'contract',
      title: '年度虫害防治服务合同',
      customer_id,
      number: `HT-${world.today.slice(0, 4)}-0012`,
      last_day: addDays(world.today, 320),
    }),
    ...site.technicians.slice(0, 2).map((person, index) =>
      document({
        kind: 'staffCertificate',
        title: '有害生物防制员证书',
        number: `YHSW-${2041 + index}`,
        account_id: person.id,
        subject: person.name,
        last_day: addDays(world.today, index === 0 ? 24 : 410),
        file: files.qualification.key,
        file_kind: 'png',
      }),
    ),
  );
}
