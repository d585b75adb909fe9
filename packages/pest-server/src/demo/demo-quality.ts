import { addDays } from 'pest-sdk';
import type { NewRow } from '../database/tables';
import type { DemoFiles, DemoPicture } from './demo-files';
import { addFiles, type DemoAccount } from './demo-people';
import type { DemoSite } from './demo-sites';
import type { DemoProduct } from './demo-stock';
import type { DemoWorld } from './demo-world';

/** Starting values of ours; a site and its company agree on their own. */
const thresholds = [
  { pest_group: 'rodent', monthly: 3 },
  { pest_group: 'flyingInsect', monthly: 300 },
  { pest_group: 'crawlingInsect', monthly: 20 },
] as const;

/** Of a site with fewer devices than forty. */
const smallSiteThresholds = [
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

const words = {
  zh: {
    source: '年度合同附件二（起始值）',
    contract: ['HT', '年度虫害防治服务合同'],
    certificate: '有害生物防制员证书',
    sheet: (product: string) => `${product}安全数据表（演示样本）`,
  },
  en: {
    source: 'Service agreement, annex 2 (starting values)',
    contract: ['HB', 'Pest control service agreement'],
    certificate: 'Certificate of pest control technician',
    sheet: (product: string) => `Safety data sheet, ${product} (specimen)`,
  },
} as const;

/** What a site and its company agreed to bear. */
export function addThresholds(world: DemoWorld, site: DemoSite): void {
  const agreed = addDays(world.today, -400);
  const agreement = {
    company_id: site.companyId,
    customer_id: site.customerId,
    from_day: agreed,
    source: words[site.speaks].source,
    set_by: site.administrator.name,
    set_at: world.at(agreed, 10),
  };
  const ofSite = site.devices.length < 40 ? smallSiteThresholds : thresholds;
  world.rows.site_threshold.push(...ofSite.map((threshold) => ({ ...agreement, ...threshold })));
  world.rows.device_threshold.push(...deviceThresholds.map((threshold) => ({ ...agreement, ...threshold })));
}

/** A site's agreement, which ends in so many days. */
export function addAgreement(
  world: DemoWorld,
  site: DemoSite,
  number: string,
  endsInDays: number,
  file: DemoPicture,
): void {
  const [series, title] = words[site.speaks].contract;
  addDocument(world, site, {
    kind: 'contract',
    title,
    customer_id: site.customerId,
    number: `${series}-${world.today.slice(0, 4)}-${number}`,
    last_day: addDays(world.today, endsInDays),
    ...fileOf(file),
  });
}

/** What says that a company may serve, in general. */
export function addQualification(world: DemoWorld, site: DemoSite, title: string, file: DemoPicture): void {
  const last_day = addDays(world.today, 510);
  addDocument(world, site, { kind: 'serviceQualification', title, last_day, ...fileOf(file) });
}

/** Whose certificates lie ready; whoever asks for all of them finds gaps. */
export function addCertificates(
  world: DemoWorld,
  site: DemoSite,
  people: readonly DemoAccount[],
  file: DemoPicture,
): void {
  people.forEach((person, index) => {
    addDocument(world, site, {
      kind: 'staffCertificate',
      title: words[site.speaks].certificate,
      number: person.licence,
      account_id: person.id,
      subject: person.name,
      last_day: addDays(world.today, index === 0 ? 24 : 410),
      ...fileOf(file),
    });
  });
}

/** One for each product that the company uses. */
export function addSafetySheets(
  world: DemoWorld,
  sheets: DemoFiles['safetySheets'],
  site: DemoSite,
  products: readonly DemoProduct[],
): void {
  for (const { row, safetySheet } of products) {
    const file = sheets.get(safetySheet);
    if (!file) throw new Error(`The demo has no safety sheet ${safetySheet}.`);
    addFiles(world, { company_id: site.companyId, customer_id: null }, site.administrator.id, [file]);
    addDocument(world, site, {
      kind: 'safetySheet',
      title: words[site.speaks].sheet(row.name),
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
