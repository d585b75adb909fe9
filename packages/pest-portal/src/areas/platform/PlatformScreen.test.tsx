import { screen, within } from '@testing-library/react';
import type { CompanyReview, CustomerReview } from 'pest-sdk';
import { refusal } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const company: CompanyReview = {
  id: 'company-9',
  name: '绿盾虫害防治服务部',
  state: 'waiting',
  reason: '',
  registeredAt: '2026-05-04T02:30:00.000Z',
  submittedAt: '2026-05-04T03:30:00.000Z',
  renews: false,
  address: '昆山市前进东路 12 号',
  introduction: '',
  logins: [{ userName: '陈立', loginId: '13900000006' }],
  contactName: '陈立',
  contactPhone: '13900000006',
  logo: null,
  businessLicense: 'https://pest.test/files/licence.jpg',
  pestControlQualification: 'https://pest.test/files/qualification.png',
  pesticideUsageCertificate: null,
  personnelQualification: null,
};
const page = <Item,>(items: Item[]) => ({ items, total: items.length, page: 1, limit: 20 });
const answers = { 'platform.companies': page([company]) };
const account = { platform: true } as const;

async function openReview(given = {}) {
  const portal = renderPortal('/admin', { account, answers: { ...answers, ...given } });
  await portal.user.click(await screen.findByRole('button', { name: '审核绿盾虫害防治服务部' }));
  return { ...portal, dialog: within(await screen.findByRole('dialog')) };
}

test('what was submitted stands beside its certificates, which can be enlarged and changed', async () => {
  const { user, dialog } = await openReview();
  expect(dialog.getByText(/陈立 139 0000 0006/)).toBeVisible();
  const licence = dialog.getByRole('img', { name: '营业执照' });
  expect(licence).toHaveAttribute('src', company.businessLicense);
  await user.click(dialog.getByRole('button', { name: '放大' }));
  expect(licence).toHaveStyle({ width: '200%' });
  await user.selectOptions(dialog.getByRole('combobox', { name: '选择证件' }), '有害生物防治资质证书');
  expect(dialog.getByRole('img', { name: '有害生物防治资质证书' })).toHaveStyle({ width: '100%' });
});

test('each tab says how many wait behind it', async () => {
  renderPortal('/admin?tab=audit', {
    account,
    answers: {
      ...answers,
      'platform.contactMessages': { ...page([]), unread: 4 },
      'platform.paymentAlarms': { ...page([]), unsettled: 0 },
      'platform.orders': ({ request }: { request: { show?: string } }) => ({
        ...page([]),
        total: request.show === 'invoices' ? 3 : 2,
      }),
      'platform.outbox': { ...page([]), total: 7 },
    },
  });
  expect(await screen.findByRole('tab', { name: '公司审核 1' })).toBeVisible();
  expect(await screen.findByRole('tab', { name: '联系我们 4' })).toBeVisible();
  expect(await screen.findByRole('tab', { name: '订单 5' })).toBeVisible();
  expect(screen.getByRole('tab', { name: '付款异常' })).toBeVisible();
  expect(screen.getByRole('tab', { name: '邮件与短信' })).toBeVisible();
});

test('it is passed; failing it needs a reason', async () => {
  const { user, dialog, calls } = await openReview();
  await user.click(dialog.getByRole('button', { name: '不通过…' }));
  await user.click(dialog.getByRole('button', { name: '不通过' }));
  expect(dialog.getByRole('textbox', { name: /不通过的原因/ })).toHaveAttribute('aria-invalid', 'true');
  await user.click(dialog.getByRole('button', { name: '返回' }));
  await user.click(dialog.getByRole('button', { name: '通过' }));
  await screen.findByText('绿盾虫害防治服务部 已通过审核');
  expect(calls.find(({ name }) => name === 'platform.review')?.request).toEqual({
    kind: 'company',
    id: 'company-9',
    outcome: 'pass',
    submittedAt: company.submittedAt,
  });
});

test('a review that is done already is said in the dialog', async () => {
  const { user, dialog } = await openReview({ 'platform.review': refusal('review.alreadyDone') });
  await user.click(dialog.getByRole('button', { name: '不通过…' }));
  await user.type(dialog.getByRole('textbox', { name: /不通过的原因/ }), '证照已过期');
  await user.click(dialog.getByRole('button', { name: '不通过' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/审核/);
});

test('messages from the public site are marked as read', async () => {
  const { user, calls } = renderPortal('/admin?tab=contacts', {
    account,
    answers: {
      'platform.contactMessages': {
        ...page([
          {
            id: 'message-1',
            name: '周敏',
            phone: '13800000000',
            email: '',
            companyName: '味全',
            message: '想了解高级版',
            sentAt: company.registeredAt,
            readAt: null,
          },
        ]),
        unread: 1,
      },
      'platform.readContactMessage': () => new Promise(() => undefined),
    },
  });
  expect(await screen.findByText('想了解高级版')).toBeVisible();
  const read = screen.getByRole('button', { name: '把周敏的留言标为已读' });
  await user.click(read);
  await expect.poll(() => read.getAttribute('aria-busy')).toBe('true');
  await user.click(read);
  const asked = calls.filter(({ name }) => name === 'platform.readContactMessage');
  expect(asked.map(({ request }) => request)).toEqual([{ id: 'message-1', read: true }]);
});

test('the audit log says who did what, on whom and from where', async () => {
  renderPortal('/admin?tab=audit', {
    account,
    answers: {
      'platform.audit': page([
        {
          id: 'entry-1',
          at: company.registeredAt,
          accountName: '平台管理员',
          loginId: '13900000005',
          ownerName: '平台运营',
          act: 'companyFailed' as const,
          subject: '绿盾',
          note: '执照过期',
          address: '10.0.0.7',
        },
      ]),
    },
  });
  const row = (await screen.findByText('10.0.0.7')).closest('tr');
  for (const said of ['平台管理员', '139 0000 0005', '公司审核未通过', '绿盾', '执照过期']) {
    expect(row).toHaveTextContent(said);
  }
});

test('is nobody’s page but the platform’s, and in nobody else’s menu', async () => {
  renderPortal('/admin', { account: { platform: false } });
  expect(await screen.findByText('没有查看权限')).toBeVisible();
  expect(screen.queryByRole('link', { name: '平台审核' })).not.toBeInTheDocument();
});

test('a customer whose credit code is known already: whoever decides reads to whom its login will belong', async () => {
  const customer: CustomerReview = {
    id: 'customer-9',
    name: '青浦食品',
    state: 'waiting',
    reason: '',
    registeredAt: company.registeredAt,
    submittedAt: company.submittedAt,
    renews: false,
    address: '',
    introduction: '',
    logins: [{ userName: '周敏', loginId: '13912345678' }],
    creditCode: '91310118MADEM0A11M',
    region: '上海市 青浦区',
    clientType: 'industrial',
    phone: '13912345678',
    reportEmail: '',
    sameCode: { name: '青浦食品厂', companies: ['青禾有害生物防治有限公司'] },
    pestControlCertificate: null,
    msds: null,
    controllerCertificate: null,
  };
  const answers = { 'platform.customers': page([customer]) };
  const { user } = renderPortal('/admin?tab=customers', { account, answers });
  await user.click(await screen.findByRole('button', { name: '审核青浦食品' }));
  const note = within(await screen.findByRole('dialog')).getByRole('note');
  expect(note).toHaveTextContent('这个信用代码已有客户：青浦食品厂。 服务公司：青禾有害生物防治有限公司。');
  expect(note).toHaveTextContent('它看不到公司的记录');
});
