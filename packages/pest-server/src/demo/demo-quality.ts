import { addDays } from 'pest-sdk';
import type { NewRow } from '../database/tables';
import type { DemoFiles, DemoPicture } from './demo-files';
import { addFiles } from './demo-people';
import type { DemoSite } from './demo-sites';
import type { DemoProduct } from './demo-stock';
import type { DemoWorld } from './demo-world';

/** Starting values of ours; a site and its company agree on their own. */
const thresholds = [
  { pest_group: 'rodent', monthly: 3 },
  { pest_group: 'flyingInsect', monthly: 300 },
  { pest_group: 'crawlingInsect', monthly: 20 },
] as const;

/** A smaller site. */
const englishThresholds = [
  { pest_group: 'rodent', monthly: 2 },
  { pest_group: 'flyingInsect', monthly: 60 },
  { pest_group: 'crawlingInsect', monthly: 10 },
] as const;

/** In one device: captures in 30 days, percent of the bait eaten at a check. */
const deviceThresholds = [
  { device_type: 'flyLamp', value: 60 },
  { device_type: 'mouseTrap', value: 1 },
  { device_type: 'cockroachTrap', value: 3 },
  { device_type: 'baitStation', value: 50 },
] as const;

/** What the factory and its company agreed to bear, and what lies ready for an auditor; some of it is still missing. */
export function addQuality(world: DemoWorld, files: DemoFiles, site: DemoSite, products: readonly DemoProduct[]): void {
  const { customerId: customer_id } = site;
  agree(world, site, '年度合同附件二（起始值）', thresholds);
  addDocument(world, site, {
    kind: 'contract',
    title: '年度虫害防治服务合同',
    customer_id,
    number: `HT-${world.today.slice(0, 4)}-0012`,
    last_day: addDays(world.today, 320),
    ...fileOf(files.contract),
  });
  site.technicians.slice(0, 2).forEach((person, index) => {
    addDocument(world, site, {
      kind: 'staffCertificate',
      title: '有害生物防制员证书',
      number: person.licence,
      account_id: person.id,
      subject: person.name,
      last_day: addDays(world.today, index === 0 ? 24 : 410),
      ...fileOf(files.qualification),
    });
  });
  addSafetySheets(world, files, site, products, (name) => `${name}安全数据表（演示样本）`);
}

type Agreed = readonly Pick<NewRow<'site_threshold'>, 'pest_group' | 'monthly'>[];

function agree(world: DemoWorld, site: DemoSite, source: string, ofSite: Agreed): void {
  const { companyId: company_id, customerId: customer_id, administrator } = site;
  const from_day = addDays(world.today, -400);
  const agreement = {
    ...{ company_id, customer_id, from_day, source },
    set_by: administrator.name,
    set_at: world.at(from_day, 10),
  };
  world.rows.site_threshold.push(...ofSite.map((threshold) => ({ ...agreement, ...threshold })));
  world.rows.device_threshold.push(...deviceThresholds.map((threshold) => ({ ...agreement, ...threshold })));
}

/** What company B's customer finds in its binder, in English. */
export function addEnglishQuality(
  world: DemoWorld,
  files: DemoFiles,
  site: DemoSite,
  products: readonly DemoProduct[],
): void {
  const { english } = files;
  agree(world, site, 'Service agreement, annex 2 (starting values)', englishThresholds);
  const owner = { company_id: site.companyId, customer_id: null };
  addFiles(world, owner, site.administrator.id, Object.values(english));
  addDocument(world, site, {
    kind: 'contract',
    title: 'Pest control service agreement',
    customer_id: site.customerId,
    number: `HB-${world.today.slice(0, 4)}-0007`,
    last_day: addDays(world.today, 250),
    ...fileOf(english.contract),
  });
  addDocument(world, site, {
    kind: 'serviceQualification',
    title: 'Service qualification',
    last_day: addDays(world.today, 510),
    ...fileOf(english.qualification),
  });
  const [technician] = site.technicians;
  addDocument(world, site, {
    kind: 'staffCertificate',
    title: 'Certificate of pest control technician',
    number: technician?.licence ?? '',
    account_id: technician?.id ?? null,
    subject: technician?.name ?? '',
    last_day: addDays(world.today, 24),
    ...fileOf(english.certificate),
  });
  addSafetySheets(world, files, site, products, (name) => `Safety data sheet of ${name} (specimen)`);
}

/** One for each product that the company uses. */
function addSafetySheets(
  world: DemoWorld,
  files: DemoFiles,
  site: DemoSite,
  products: readonly DemoProduct[],
  titleOf: (name: string) => string,
): void {
  for (const { row, safetySheet } of products) {
    const file = files.safetySheets.get(safetySheet);
    if (!file) throw new Error(`The demo has no safety sheet ${safetySheet}.`);
    addFiles(world, { company_id: site.companyId, customer_id: null }, site.administrator.id, [file]);
    addDocument(world, site, {
      kind: 'safetySheet',
      title: titleOf(row.name),
      number: row.registration_number ?? '',
      consumable_id: row.id,
      subject: row.name,
      ...fileOf(file),
    });
  }
}

function fileOf({ key, kind }: DemoPicture): Pick<NewRow<'audit_document'>, 'file' | 'file_kind'> {
  return { file: key, file_kind: kind };
}

type Document = NewRow<'audit_document'>;

function addDocument(
  world: DemoWorld,
  { companyId, administrator }: DemoSite,
  document: Pick<Document, 'kind' | 'title' | 'file' | 'file_kind'> & Partial<Document>,
): void {
  world.rows.audit_document.push({
    company_id: companyId,
    id: world.id(),
    customer_id: null,
    number: '',
    last_day: null,
    account_id: null,
    consumable_id: null,
    subject: '',
    added_at: world.at(addDays(world.today, -40), 11),
    added_by: administrator.name,
    ...document,
  });
}
