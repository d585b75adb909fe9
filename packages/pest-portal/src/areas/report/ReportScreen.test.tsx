import { screen, waitFor, within } from '@testing-library/react';
import { type ReportDocument, type ReportSignature, writePower } from 'pest-sdk';
import { refusal, sampleResult } from 'pest-sdk/mock';
import { describe, expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const path = '/myEcharts?id=report-1';

function reportWith(change: Partial<ReportDocument>): ReportDocument {
  const sample = sampleResult('report.detail');
  return { ...sample, kind: 'report', state: 'pendingReview', signatures: [], review: null, ownWork: false, ...change };
}

const signature: ReportSignature = {
  id: 's1',
  role: 'technician',
  name: '李强',
  signedAt: '2026-05-04T02:00:00.000Z',
  method: 'typed',
  strokes: null,
  reason: '',
  account: { name: '李强', loginId: '139****0003' },
  ownAccount: true,
  address: null,
  outdated: false,
};

describe('approving a report', () => {
  test('asks first, and without signatures takes a reason', async () => {
    const report = reportWith({ version: 7 });
    const { user, calls } = renderPortal(path, { answers: { 'report.detail': report } });
    await user.click(await screen.findByRole('button', { name: `通过报告 ${report.number}` }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/服务人员尚未签名。\s*客户代表尚未签名。/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '确认通过' }));
    expect(dialog.getByText('签名不全时请说明原因')).toBeInTheDocument();
    expect(calls.map(({ name }) => name)).not.toContain('report.examineDetailSimple');
    await user.type(dialog.getByRole('textbox'), '客户已在纸质单上签字');
    await user.click(dialog.getByRole('button', { name: '确认通过' }));
    expect(await screen.findByText('报告已审核通过，内容不再改变')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'report.examineDetailSimple')?.request).toEqual({
      id: report.id,
      outcome: 'pass',
      version: 7,
      reason: '客户已在纸质单上签字',
    });
  });

  test('is another reviewer’s to do when the reader wrote the report', async () => {
    const report = reportWith({ ownWork: true });
    renderPortal(path, { answers: { 'report.detail': report } });
    expect(await screen.findByRole('button', { name: `通过报告 ${report.number}` })).toBeDisabled();
    expect(screen.getByText('您编写了这份报告，请由其他审核人通过。')).toBeInTheDocument();
  });

  test('leaves name, account, time and reason in the report', async () => {
    const report = reportWith({
      state: 'approved',
      reviewNote: '客户已在纸质单上签字',
      review: { reviewer: { name: '赵敏', loginId: '139****0001' }, at: '2026-05-04T08:00:00.000Z', address: null },
    });
    renderPortal(path, { answers: { 'report.detail': report } });
    expect(await screen.findByText('账号：赵敏（139****0001）')).toBeInTheDocument();
    expect(screen.getByText('签名不全仍通过的原因：客户已在纸质单上签字')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '签名' })).not.toBeInTheDocument();
  });
});

describe('signing a report', () => {
  test('the technician signs by name from the own account, without a hand to draw', async () => {
    const report = reportWith({ ownRoles: ['technician'], version: 2 });
    const { user, calls } = renderPortal(path, { as: 'technician', answers: { 'report.detail': report } });
    expect(await screen.findByRole('textbox', { name: '姓名' })).toHaveValue('Li Qiang');
    await user.click(screen.getByRole('radio', { name: '键入' }));
    await user.click(screen.getByRole('checkbox', { name: /我确认/ }));
    await user.click(screen.getByRole('button', { name: '签名' }));
    expect(await screen.findByText('签名已保存')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'report.sign')?.request).toMatchObject({
      version: 2,
      role: 'technician',
      name: 'Li Qiang',
      method: 'typed',
    });
  });

  test('for the customer, staff have a pad and the reason of an absence, no name that counts as signature', async () => {
    const report = reportWith({ ownRoles: ['technician'] });
    const { user } = renderPortal(path, { as: 'technician', answers: { 'report.detail': report } });
    await user.selectOptions(await screen.findByRole('combobox', { name: '签署身份' }), '客户代表');
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      '手写',
      '客户未在场',
    ]);
  });

  test('the customer signs what its technician has signed', async () => {
    const report = reportWith({ ownRoles: ['customer'], signatures: [signature] });
    const { user, calls } = renderPortal(path, { as: 'customer', answers: { 'report.detail': report } });
    expect(await screen.findByText(/服务人员已签名，请阅读后签名/)).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: '姓名' }), '龚喆');
    await user.click(screen.getByRole('radio', { name: '键入' }));
    await user.click(screen.getByRole('checkbox', { name: /我确认/ }));
    await user.click(screen.getByRole('button', { name: '签名' }));
    expect(await screen.findByText('签名已保存')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'report.sign')?.request).toMatchObject({ role: 'customer', name: '龚喆' });
  });
});

describe('writing a report', () => {
  const risk = {
    id: 'risk-1',
    location: '原料库',
    deviceCode: null,
    description: '',
    severity: 'major',
    state: 'unresolved',
    verifiedAt: null,
    action: '',
    owner: '',
    dueDay: null,
    treatment: '',
    carriedOver: false,
  } as const;
  const sections = (text: string, expires: string): ReportDocument['sections'] => [
    { id: 'summary', kind: 'summary', text, hidden: false, data: null },
    {
      id: 'risks',
      kind: 'risks',
      text: '',
      hidden: false,
      data: { rows: [{ ...risk, photos: [`/files/1.jpg?expires=${expires}`] }] },
    },
  ];
  const rejected = (change: Partial<ReportDocument> = {}) =>
    reportWith({ state: 'rejected', reviewNote: '请补充', version: 3, sections: sections('已检', '100'), ...change });
  const words = () => screen.findByRole('textbox', { name: '“总体结论”的文字说明' });

  test('what is saved is saved, though the server answers it without blanks and with pictures at new addresses', async () => {
    const { user, calls, answer } = renderPortal(path, {
      answers: { 'report.detail': rejected(), 'report.saveDetailData': { version: 4 } },
    });
    await user.type(await words(), '完毕  ');
    expect(screen.getByText('有未保存的修改')).toBeInTheDocument();
    answer({
      'report.detail': reportWith({ version: 4, sections: sections('已检完毕', '400') }),
      'report.saveDetailData': { version: 4 },
    });
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('已保存')).toBeInTheDocument();
    expect(screen.queryByText('有未保存的修改')).not.toBeInTheDocument();
    expect(calls.filter(({ name }) => name === 'report.saveDetailData')).toHaveLength(1);
  });

  test('what somebody else saved meanwhile is said, and what is typed stays until its author decides', async () => {
    const { user, answer } = renderPortal(path, { answers: { 'report.detail': rejected() } });
    await user.type(await words(), '完毕');
    answer({
      'report.detail': rejected({ version: 4, sections: sections('他人所写', '100') }),
      'report.saveDetailData': refusal('general.businessFailure'),
    });
    await user.click(screen.getByRole('button', { name: '保存' }));
    const theirs = await screen.findByRole('button', { name: '放弃我的修改，采用已保存的内容' });
    expect(await words()).toHaveValue('已检完毕');
    await user.click(theirs);
    expect(await words()).toHaveValue('他人所写');
    expect(screen.queryByText('有未保存的修改')).not.toBeInTheDocument();
    expect(theirs).not.toBeInTheDocument();
  });
});

describe('working on a report', () => {
  const note = {
    id: 'n1',
    sectionId: 'summary',
    text: '请说明未检原因',
    by: '赵敏',
    at: '2026-05-04T02:00:00.000Z',
    version: 1,
    answer: null,
    resolved: null,
  };
  const report = reportWith({
    sections: [{ id: 'summary', kind: 'summary', text: '已检', hidden: false, data: null }],
  });

  test('its author answers the reviewer’s note, the reviewer adds and resolves', async () => {
    const answers = { 'report.detail': report, 'report.notes': [note], 'report.addNote': { id: 'n2' } };
    const { user, calls } = renderPortal(path, { answers });
    const sent = (name: string) => calls.find((call) => call.name === name)?.request;
    await user.click(await screen.findByRole('button', { name: '答复对“总体结论”的意见' }));
    await user.type(screen.getByRole('textbox', { name: '对“总体结论”的意见的答复' }), '货物遮挡');
    const panel = within(screen.getByRole('region', { name: '审核意见' }));
    await user.click(panel.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent('report.answerNote')).toEqual({ id: 'n1', text: '货物遮挡' }));
    await user.click(await panel.findByRole('button', { name: '将对“总体结论”的意见标为已解决' }));
    await waitFor(() => expect(sent('report.resolveNote')).toEqual({ id: 'n1' }));
    await user.click(panel.getByRole('button', { name: '添加意见' }));
    await user.click(panel.getByRole('button', { name: '保存' }));
    expect(panel.getByText('请填写意见')).toBeInTheDocument();
    await user.type(panel.getByRole('textbox', { name: /意见/ }), '补充建议');
    await user.click(panel.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent('report.addNote')).toMatchObject({ sectionId: 'summary', text: '补充建议' }));
  });

  test('its steps say who did what, and what a save changed', async () => {
    const step = { version: 2, by: '赵敏', at: '2026-05-04T02:00:00.000Z', note: '', changed: [] };
    const earlier: ReportDocument = { ...report, version: 1, name: '旧名' };
    const { user, calls } = renderPortal(path, {
      answers: {
        'report.detail': { ...report, version: 2 },
        'report.versions': [
          { ...step, id: 'v3', act: 'rejected', note: '缺少建议' },
          { ...step, id: 'v2', act: 'saved', changed: ['name', 'summary'] },
          { ...step, id: 'v1', version: 1, act: 'generated' },
        ],
        'report.version': earlier,
      },
    });
    await user.click(await screen.findByRole('button', { name: '版本' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/驳回.*赵敏.*缺少建议/)).toBeInTheDocument();
    expect(dialog.getByText(/修改了：报告名称.总体结论/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /与版本 1 比较/ }));
    expect(await dialog.findByText('版本 1 与现在的内容')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'report.version')?.request).toEqual({ id: 'v1' });
  });
});

describe('the review rules', () => {
  test('are the administrator’s to set', async () => {
    const company = { ...sampleResult('company.details'), reviewByAnother: true };
    const { user, calls } = renderPortal('/servicePage/serverReport', { answers: { 'company.details': company } });
    await user.click(await screen.findByRole('button', { name: '审核规则' }));
    await user.click(await screen.findByRole('checkbox', { name: '报告由编写人以外的审核人通过' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('审核规则已保存')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'company.updateSettings')?.request).toEqual({ reviewByAnother: false });
  });

  test('are not shown to staff', async () => {
    renderPortal('/servicePage/serverReport', {
      as: 'technician',
      account: { power: writePower(['m_seminar_service_list']) },
    });
    await screen.findByRole('heading', { level: 1, name: '服务报告' });
    expect(screen.queryByRole('button', { name: '审核规则' })).not.toBeInTheDocument();
  });
});
