import { screen, waitFor, within } from '@testing-library/react';
import type { ResultOf } from 'pest-sdk';
import { refusal, sampleResult } from 'pest-sdk/mock';
import { describe, expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const address = 'https://pest.test/files/';
const company: ResultOf<'company.details'> = {
  ...sampleResult('company.details'),
  name: '安澜有害生物防治有限公司',
  address: '上海市闵行区莘庄镇',
  contactName: '周敏',
  contactPhone: '13912345678',
  introduction: '',
  logo: `${address}logo.png`,
  businessLicense: `${address}licence.png`,
  pestControlQualification: null,
  pesticideUsageCertificate: null,
  personnelQualification: null,
  status: 3,
  renewal: null,
  reason: '营业执照照片反光，请重拍后再提交。',
  submittedAt: '2026-11-21T06:05:00.000Z',
  history: [
    { step: 'failed', at: '2026-11-22T02:20:00.000Z', reason: '营业执照照片反光，请重拍后再提交。' },
    { step: 'submitted', at: '2026-11-21T06:05:00.000Z', reason: '' },
  ],
};

async function open(given: Partial<typeof company> = {}, answers = {}) {
  const details = { ...company, ...given };
  const { status, reason } = details;
  const portal = renderPortal('/completedCompanyInfo', {
    account: { companyInfo: { id: 'company-1', name: details.name, status, reason } },
    answers: { 'company.details': details, ...answers },
  });
  await screen.findByRole('heading', { level: 1 });
  return portal;
}

const png = (bytes = 10, name = 'licence.png', type = 'image/png') => new File([new Uint8Array(bytes)], name, { type });
const submit = () => screen.getByRole('button', { name: /提交审核/ });

describe('company information', () => {
  test('nothing submitted: asks for what the specification asks for, in its words', async () => {
    const { user, calls } = await open({
      ...{ name: '', address: '', contactName: '', contactPhone: '', logo: null, businessLicense: null },
      ...{ status: 0, reason: '', submittedAt: null, history: [] },
    });
    await user.click(await screen.findByRole('button', { name: '提交审核' }));
    expect(screen.getByLabelText(/^公司名称/)).toHaveFocus();
    expect(screen.getByText('请上传公司标志')).toBeVisible();
    expect(screen.getByText('请上传营业执照')).toBeVisible();
    expect(screen.getByText('还有 6 处要改')).toBeVisible();
    expect(calls.map(({ name }) => name)).not.toContain('company.update');
  });

  test('failed: the reason on top, the old values kept, and what was submitted again waits', async () => {
    const { user, calls, answer } = await open();
    expect(await screen.findByText('原因：营业执照照片反光，请重拍后再提交。')).toBeVisible();
    expect(screen.getByLabelText(/^公司名称/)).toHaveValue(company.name);
    const history = screen.getByRole('heading', { name: '提交记录' }).closest('section');
    expect(within(history ?? document.body).getAllByRole('listitem')).toHaveLength(2);
    answer({
      'company.details': { ...company, status: 1, reason: '', submittedAt: '2026-11-22T03:00:00.000Z' },
      'auth.info': { ...sampleResult('auth.info'), companyInfo: { id: 'company-1', name: '', status: 1, reason: '' } },
    });
    await user.type(screen.getByLabelText(/^联系人/), '女士');
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: '正在审核' })).toBeVisible();
    expect(calls.find(({ name }) => name === 'company.update')?.request).toMatchObject({
      contactName: '周敏女士',
      businessLicense: company.businessLicense,
    });
  });

  test('waiting: is asked about again, and edited on request', async () => {
    const { user, answer } = await open({ status: 1, reason: '' });
    await user.click(await screen.findByRole('button', { name: '重新查询' }));
    expect(await screen.findByText(/还在审核中/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '修改资料' }));
    expect(screen.getByText(/从这一刻起重新排队/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '不改了' }));
    answer({ 'company.details': { ...company, status: 2, reason: '' } });
    await user.click(screen.getByRole('button', { name: '重新查询' }));
    expect(await screen.findByRole('button', { name: '进入工作台' })).toBeVisible();
  });

  test('approved, with new papers: says what became of them, and that what was approved stays in force', async () => {
    const renewal = { state: 'waiting', submittedAt: '2026-11-22T03:00:00.000Z', reason: '' } as const;
    const { user, answer } = await open({ status: 2, reason: '', renewal });
    expect(await screen.findByText(/正在审核。已通过的资料继续有效/)).toBeVisible();
    expect(screen.getByRole('button', { name: '进入工作台' })).toBeVisible();
    const failed = { ...renewal, state: 'failed' as const, reason: '照片模糊' };
    answer({ 'company.details': { ...company, status: 2, reason: '', renewal: failed } });
    await user.click(screen.getByRole('button', { name: '修改资料' }));
    expect(screen.getByText(/正在审核。已通过的资料继续有效/)).toBeVisible();
  });

  test('approved: the console opens; the form says that a new certificate is reviewed again', async () => {
    const { user, address: at } = await open({ status: 2, reason: '' });
    expect(await screen.findByRole('heading', { name: company.name })).toBeVisible();
    expect(screen.getByText(company.address)).toBeVisible();
    expect(screen.getByText(/先添加客户和平面图/)).toBeVisible();
    expect(screen.getByRole('link', { name: '查看营业执照' })).toBeVisible();
    expect(screen.getByText('农药使用证').nextSibling).toHaveTextContent('未上传');
    await user.click(await screen.findByRole('button', { name: '修改资料' }));
    expect(screen.getByText(/会重新审核。审核期间已通过的资料继续有效/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '不改了' }));
    await user.click(screen.getByRole('button', { name: '进入工作台' }));
    await waitFor(() => expect(at()).toBe('/home'));
  });

  test('a refusal stands beside its field', async () => {
    const refused = refusal('general.invalidParameter', { field: 'businessLicense' });
    const { user } = await open({}, { 'company.update': refused });
    await user.click(await screen.findByRole('button', { name: '重新提交审核' }));
    await waitFor(() => expect(screen.getByLabelText(/^营业执照/)).toHaveAttribute('aria-invalid', 'true'));
  });
});

describe('a picture', () => {
  test('is shown once it is there, can be looked at, replaced and removed where it is optional', async () => {
    const { user } = await open({}, { 'upload.file': { fullurl: `${address}new.png`, file_name: 'new.png' } });
    await user.upload(await screen.findByLabelText(/^农药使用证/), png());
    expect(await screen.findByRole('link', { name: '查看农药使用证' })).toHaveAttribute('href', `${address}new.png`);
    expect(screen.getByRole('link', { name: '查看营业执照' })).toHaveAttribute('href', company.businessLicense);
    expect(screen.queryByRole('button', { name: '移除营业执照' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '移除农药使用证' }));
    expect(screen.queryByRole('link', { name: '查看农药使用证' })).not.toBeInTheDocument();
  });

  test.each([
    ['too large', png(2 * 1024 * 1024 + 1), '图片不能超过 2 MB'],
    ['of another kind', png(10, 'licence.gif', 'image/gif'), '只支持 JPG 或 PNG'],
  ])('%s is refused in words, and leaves the one that was there', async (_how, file, words) => {
    const { calls } = await open();
    const input = await screen.findByLabelText<HTMLInputElement>(/^营业执照/);
    const { default: userEvent } = await import('@testing-library/user-event');
    await userEvent.setup({ applyAccept: false }).upload(input, file);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: '查看营业执照' })).toHaveAttribute('href', company.businessLicense);
    expect(calls.map(({ name }) => name)).not.toContain('upload.file');
  });

  test('on its way: cancelled it leaves nothing, and a form is not sent without it', async () => {
    const { user, calls } = await open({}, { 'upload.file': () => new Promise(() => undefined) });
    await user.upload(await screen.findByLabelText(/^农药使用证/), png());
    expect(await screen.findByText(/上传中/)).toBeVisible();
    await user.click(submit());
    expect(await screen.findByText('图片还在上传，请稍候')).toBeVisible();
    expect(calls.map(({ name }) => name)).not.toContain('company.update');
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(screen.queryByText(/上传中/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '查看农药使用证' })).not.toBeInTheDocument();
  });
});
