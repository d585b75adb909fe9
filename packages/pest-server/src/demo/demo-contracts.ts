import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { addDays } from 'pest-sdk';
import type { ServerParts } from '../call/server-parts';
import type { NewRow } from '../database/tables';
import { type DemoFiles, type DemoPicture, keyOf } from './demo-files';
import { addFiles, type DemoPeople } from './demo-people';
import type { DemoWorld } from './demo-world';

const keyword = '乙方（盖章）';
const title = '合同专用章';

type Parts = Pick<ServerParts, 'storage' | 'pdfStamper'>;

/** Company A's seal, and contracts that wait, were stamped, and were sent back. */
export async function addContracts(
  world: DemoWorld,
  parts: Parts,
  files: DemoFiles,
  people: DemoPeople,
): Promise<void> {
  const { manager } = people;
  const { id: company_id, administrator } = people.company;
  const stamped = await stampedCopy(parts, files);
  addFiles(world, { company_id, customer_id: null }, manager.id, [files.seal, files.contract, stamped.file]);
  const seal_id = world.id();
  world.rows.seal.push({
    company_id,
    id: seal_id,
    title,
    image: files.seal.key,
    keyword,
    updated_at: world.at(addDays(world.today, -60), 10),
  });
  const year = world.today.slice(0, 4);
  const submitted = (number: string, name: string, daysAgo: number): NewRow<'contract_document'> => ({
    company_id,
    id: world.id(),
    name,
    number: `HT-${year}-${number}`,
    file: files.contract.key,
    file_hash: stamped.originalHash,
    seal_id,
    seal_title: title,
    reviewer_id: administrator.id,
    submitted_by: manager.id,
    submitted_at: world.at(addDays(world.today, -daysAgo), 15),
  });
  const reviewed = (daysAgo: number) => ({
    reviewed_by: administrator.id,
    reviewed_at: world.at(addDays(world.today, -daysAgo), 9, 30),
  });
  world.rows.contract_document.push(
    {
      ...submitted('0012', `${year} 年度虫害防治服务合同`, 41),
      ...reviewed(40),
      state: 'approved',
      stamped_file: stamped.file.key,
      stamped_hash: stamped.hash,
      stamped_pages: stamped.pages,
    },
    {
      ...submitted('0027', '仓库虫害防治服务合同', 12),
      ...reviewed(11),
      state: 'rejected',
      reason: '付款周期与报价单不一致，请改为按季度付款后重新提交。',
    },
    submitted('0031', '新车间虫害防治服务合同', 1),
  );
}

async function stampedCopy({ storage, pdfStamper }: Parts, files: DemoFiles) {
  const read = async ({ key }: DemoPicture) => {
    const file = await storage.read(key);
    if (!file) throw new Error(`The demo's file ${key} was stored a moment ago.`);
    return buffer(file.stream);
  };
  const original = await read(files.contract);
  const { pdf, places } = await pdfStamper.stamp(original, keyword, await read(files.seal));
  const file: DemoPicture = { ...files.contract, key: keyOf(pdf, 'pdf'), bytes: pdf.byteLength };
  await storage.put(file.key, pdf);
  return {
    file,
    pages: [...new Set(places.map(({ page }) => page))],
    hash: hashOf(pdf),
    originalHash: hashOf(original),
  };
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
