import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { people, signIn } from './people';
import { en, type Words, zh } from './words';

const fixture = (name: string) => join(import.meta.dirname, 'fixtures/pdf', name);
const seal = join(import.meta.dirname, '../packages/pest-server/demo/pictures/contract-seal.png');

/** The demo's own company keeps its contracts: what a test adds has a name of its own. */
const mark = `${Date.now()}`.slice(-8);

function open(browser: Browser, who: string, path: string, words: Words = zh): Promise<Page> {
  return signIn(browser, who, words, path);
}

/** How many dots of a canvas are dark. */
function inkOn(canvas: SVGElement | HTMLElement): number {
  if (!(canvas instanceof HTMLCanvasElement)) return 0;
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128 && data[at + 3] === 255) dark += 1;
  return dark;
}

test('a contract is submitted with a preview of its seal, approved by somebody else, and stamped', async ({
  browser,
}) => {
  const clerk = await open(browser, people.manager, '/contract/sealMange');
  await clerk.getByRole('button', { name: '新增印章' }).click();
  const sealForm = clerk.getByRole('dialog');
  await sealForm.getByLabel('名称').fill(`测试章${mark}`);
  await sealForm.getByLabel('关键字').fill('甲方（盖章）');
  await sealForm.getByLabel('印章图片').setInputFiles(seal);
  await expect(sealForm.getByText('已上传 contract-seal.png')).toBeVisible();
  await sealForm.getByRole('button', { name: '保存' }).click();
  await expect(clerk.getByRole('cell', { name: '甲方（盖章）' })).toBeVisible();

  await clerk.goto('/contract/contractMange');
  await clerk.getByRole('button', { name: '提交合同' }).click();
  const form = clerk.getByRole('dialog');
  await form.getByLabel('合同名称').fill('测试合同');
  await form.getByLabel('合同编号').fill(`T-${mark}`);
  await form.getByRole('combobox', { name: '印章' }).selectOption({ label: `测试章${mark}` });
  await form.getByRole('combobox', { name: '审核人' }).selectOption({ label: '赵敏' });

  // What cannot be stamped is said beside the file at once.
  await form.getByLabel('合同文件').setInputFiles(fixture('scan_image_only.pdf'));
  await expect(form.getByText(/PDF 里没有文字/)).toBeVisible();
  await form.getByLabel('合同文件').setInputFiles(fixture('en_pest_service_agreement.pdf'));
  await expect(form.getByText('PDF 里没有找到印章关键字“甲方（盖章）”')).toBeVisible();
  await form.getByLabel('合同文件').setInputFiles(fixture('zh_contract_encrypted_123456.pdf'));
  await expect(form.getByText(/PDF 已加密/)).toBeVisible();
  await form.getByLabel('合同文件').setInputFiles(fixture('zh_pest_service_contract.pdf'));
  await expect(form.getByText(/将在第 2 页盖章，共 1 处/)).toBeVisible();
  await form.getByRole('button', { name: '提交审核' }).click();
  await expect(form).toHaveCount(0);
  const submitted = clerk.getByRole('row', { name: `T-${mark}` });
  await expect(submitted).toContainText('待审核');
  await expect(submitted.getByRole('button', { name: `审核 T-${mark}` })).toHaveCount(0);

  const reviewer = await open(browser, people.administrator, '/contract/contractMange');
  await reviewer.getByRole('button', { name: `审核 T-${mark}` }).click();
  const review = reviewer.getByRole('dialog');
  await expect(review.getByText(/盖章，共/)).toBeVisible();
  // The page itself, not an empty sheet, with the place of the seal on it.
  await expect(review.getByText('第 2 页，共 2 页，此页盖章 1 处')).toBeVisible();
  await expect(review.getByRole('img', { name: '第 2 页，圆圈处盖章' }).locator('circle')).toHaveCount(1);
  await expect.poll(() => review.locator('canvas').evaluate(inkOn)).toBeGreaterThan(1000);
  await review.getByRole('button', { name: '通过并盖章' }).click();
  await expect(review).toHaveCount(0);
  const stamped = reviewer.getByRole('link', { name: `T-${mark} 的盖章件` });
  const download = reviewer.waitForEvent('download');
  await stamped.click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`T-${mark}.pdf`);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  // The seal's picture is in it: what the stamp looks like is the server's own test.
  expect(bytes.length).toBeGreaterThan((await readFile(fixture('zh_pest_service_contract.pdf'))).length + 50_000);
  await clerk.context().close();
  await reviewer.context().close();
});

test('another company finds neither menu nor pages, in English too', async ({ browser }) => {
  const page = await open(browser, people.otherAdministrator, '/contract/contractMange', en);
  await expect(page.getByText('You do not have access to this')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contracts' })).toHaveCount(0);
  await page.context().close();
});
