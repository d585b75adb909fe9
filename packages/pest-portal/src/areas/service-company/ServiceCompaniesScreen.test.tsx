import { screen, within } from '@testing-library/react';
import type { AskingCompany, OwnProfile, ServingCompany } from 'pest-sdk';
import { refusal } from 'pest-sdk/mock';
import { describe, expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const facts = {
  contactName: '赵敏',
  contactPhone: '13900000001',
  address: '上海市徐汇区漕宝路 401 号',
  logo: null,
  businessLicense: 'https://pest.test/files/licence.png',
  pestControlQualification: null,
  pesticideUsageCertificate: null,
  personnelQualification: null,
};
const serving: ServingCompany = {
  id: 'a',
  name: '青禾有害生物防治有限公司',
  ...facts,
  boundAt: '2026-05-04T02:30:00.000Z',
  shown: true,
  heeds: true,
  plannedServices: 2,
};
const asking: AskingCompany = { id: 'b', name: '浦澄虫控技术有限公司', ...facts, askedAt: '2026-05-04T02:30:00.000Z' };
const own: OwnProfile = {
  name: '苏州禾穗食品有限公司',
  creditCode: '91320594MADEM0A15J',
  region: '苏州市',
  regionCode: null,
  address: '星湖街 328 号',
  location: null,
  introduction: '',
  clientType: 'industrial',
  pestControlCertificate: null,
  msds: null,
  controllerCertificate: null,
  editable: true,
};

const page = <Item,>(items: Item[]) => ({ items, total: items.length, page: 1, limit: 50 });
const answers = {
  'serviceCompany.list': page([serving]),
  'serviceCompany.requests': [asking],
  'customer.own': own,
};

describe('who serves the site', () => {
  test('what does not answer says so, is not asked for ever, and comes when it is asked again', async () => {
    const { user, calls, answer } = renderPortal('/serve/list', {
      as: 'customer',
      answers: { ...answers, 'serviceCompany.list': refusal('general.systemError') },
    });
    const retry = await screen.findByRole('button', { name: '重试' });
    const asked = calls.filter(({ name }) => name === 'serviceCompany.list').length;
    expect(asked).toBeLessThanOrEqual(2);
    answer(answers);
    await user.click(retry);
    expect(await screen.findByRole('region', { name: /正在服务的公司/ })).toBeVisible();
  });

  test('shows each company with contact and certificates, and is in a customer’s menu', async () => {
    renderPortal('/serve/list', { as: 'customer', answers });
    const section = await screen.findByRole('region', { name: /正在服务的公司/ });
    expect(await within(section).findByText(serving.name)).toBeVisible();
    expect(within(section).getByRole('link', { name: '139 0000 0001' })).toHaveAttribute('href', 'tel:13900000001');
    expect(within(section).getByRole('link', { name: '营业执照' })).toHaveAttribute('href', facts.businessLicense);
    expect(await screen.findByRole('link', { name: '服务公司' })).toBeVisible();
  });

  test('a binding is ended after saying what goes', async () => {
    const { user, calls } = renderPortal('/serve/list', { as: 'customer', answers });
    await user.click(await screen.findByRole('button', { name: '解除' }));
    const dialog = screen.getByRole('alertdialog');
    expect(dialog).toHaveTextContent('尚未开始的服务（2 次）将取消');
    await user.click(within(dialog).getByRole('button', { name: '解除服务' }));
    await screen.findByText(`已解除 ${serving.name} 的服务`);
    expect(calls.find(({ name }) => name === 'serviceCompany.delete')?.request).toEqual({ id: 'a' });
  });

  test('a company that never heard of the login is not ended by it, and the page says whom to ask', async () => {
    const unheard = { ...serving, shown: false, heeds: false };
    renderPortal('/serve/list', { as: 'customer', answers: { ...answers, 'serviceCompany.list': page([unheard]) } });
    await screen.findByText(/解除服务请联系该公司或平台/);
    expect(screen.queryByRole('button', { name: '解除' })).not.toBeInTheDocument();
  });

  test('a company that asks is accepted, or declined after a question', async () => {
    const { user, calls } = renderPortal('/serve/list', { as: 'customer', answers });
    const section = await screen.findByRole('region', { name: /等待您确认/ });
    await user.click(within(section).getByRole('button', { name: '拒绝' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '拒绝' }));
    await screen.findByText(`已拒绝 ${asking.name}`);
    await user.click(within(section).getByRole('button', { name: '同意' }));
    await screen.findByText(`已同意由 ${asking.name} 提供服务`);
    const asked = calls.filter(({ name }) => name === 'serviceCompany.decline' || name === 'serviceCompany.confirm');
    expect(asked.map(({ request }) => request)).toEqual([{ id: 'b' }, { id: 'b' }]);
  });

  test('without a password of its own a login is led to one, and ends nothing', async () => {
    const { user } = renderPortal('/serve/list', { as: 'customer', account: { proven: false }, answers });
    await user.click(await screen.findByRole('button', { name: '以后再说' }));
    expect(await screen.findByRole('link', { name: '设置自己的密码' })).toHaveAttribute('href', '/resetPassword');
    await screen.findByText(serving.name);
    expect(screen.queryByRole('button', { name: '解除' })).not.toBeInTheDocument();
    sessionStorage.clear();
  });

  test('the own profile is changed where it may be', async () => {
    const { user, calls, answer } = renderPortal('/serve/list', { as: 'customer', answers });
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    const name = screen.getByLabelText(/公司名称/);
    await user.clear(name);
    await user.type(name, '新名称');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText('资料已保存');
    expect(calls.find((call) => call.name === 'customer.updateOwn')?.request).toMatchObject({
      name: '新名称',
      creditCode: own.creditCode,
    });
    answer(answers);
  });

  test('is no page of a company', async () => {
    renderPortal('/serve/list', { as: 'administrator' });
    expect(await screen.findByText('没有查看权限')).toBeVisible();
  });
});
