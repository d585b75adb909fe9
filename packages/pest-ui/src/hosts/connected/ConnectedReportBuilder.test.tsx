import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PestError, type ReportDocument } from 'pest-sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import { PestProvider } from '../../provider/PestProvider';
import { foodPlantReport } from '../../report-builder/report-document.fixture';
import { ConnectedReportBuilder, type ConnectedReportBuilderProps } from './ConnectedReportBuilder';
import type { ReportClient } from './useReportRecord';

type Calls = ReportClient['report'];
const report = {
  detail: vi.fn<Calls['detail']>(),
  saveDetailData: vi.fn<Calls['saveDetailData']>(),
  saveDetailSimple: vi.fn<Calls['saveDetailSimple']>(),
  sign: vi.fn<Calls['sign']>(),
  examineDetailSimple: vi.fn<Calls['examineDetailSimple']>(),
  exportPdf: vi.fn<Calls['exportPdf']>(),
  shares: vi.fn<Calls['shares']>(),
  share: vi.fn<Calls['share']>(),
  endShare: vi.fn<Calls['endShare']>(),
  saveLayout: vi.fn<NonNullable<Calls['saveLayout']>>(),
};
const upload = { file: vi.fn<NonNullable<ReportClient['upload']>['file']>() };
const whole = foodPlantReport('en');
const stored: ReportDocument = { ...whole, sections: whole.sections.slice(0, 1) };
const refusal = new PestError({ kind: 'api', endpoint: 'report.saveDetailData', code: 4001 });

const show = (props: Partial<ConnectedReportBuilderProps> = {}) =>
  render(
    <PestProvider locale="en">
      <ConnectedReportBuilder client={{ report, upload }} reportId={stored.id} {...props} />
    </PestProvider>,
  );
const nameField = () => screen.findByRole('textbox', { name: /Report name/ });

beforeEach(() => {
  vi.resetAllMocks();
  report.detail.mockResolvedValue(stored);
  report.shares.mockResolvedValue([]);
});
it('reads its report, saves what is written, and goes on from the version that the server gave', async () => {
  report.saveDetailData.mockResolvedValueOnce({ version: 4 }).mockResolvedValueOnce({ version: 5 });
  show();
  await userEvent.type(await nameField(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  await userEvent.type(await nameField(), '?');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const sent = report.saveDetailData.mock.calls.map(([{ name, version }]) => ({ name, version }));
  expect(sent).toEqual([
    { name: `${stored.name}!`, version: 3 },
    { name: `${stored.name}!?`, version: 4 },
  ]);
});

it('keeps what was written when somebody else saved meanwhile, and saves it over theirs once that is chosen', async () => {
  const theirs: ReportDocument = { ...stored, version: 7, name: 'Theirs' };
  report.saveDetailData.mockRejectedValueOnce(refusal).mockResolvedValueOnce({ version: 8 });
  show();
  await userEvent.type(await nameField(), '!');
  report.detail.mockResolvedValue(theirs);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(report.saveDetailData).toHaveBeenCalledTimes(2));
  expect(report.saveDetailData.mock.calls[1]?.[0]).toMatchObject({ version: 7, name: `${stored.name}!` });
});

it('says why it could not be read, tells the host, and tries again', async () => {
  const onError = vi.fn();
  report.detail.mockRejectedValueOnce(new Error('The archive is closed'));
  show({ onError });
  expect(await screen.findByText('The archive is closed')).toBeInTheDocument();
  expect(onError).toHaveBeenCalledWith(expect.any(Error), { widget: 'report-builder', action: 'load' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await nameField()).toHaveValue(stored.name);
});

it('asks for nothing without a client, and gives a reading up with itself', () => {
  show({ client: undefined });
  expect(report.detail).not.toHaveBeenCalled();
  report.detail.mockReturnValue(new Promise(() => undefined));
  const { unmount } = show();
  const signal = report.detail.mock.calls[0]?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
});

it('shows who did what and the reviewer’s notes to a client that has the calls, and answers them', async () => {
  const by = { by: 'Zhao Min', at: '2026-05-04T02:00:00.000Z' };
  const note = { id: 'n1', sectionId: 'summary', text: 'Say why.', ...by, version: 3, answer: null, resolved: null };
  const work = {
    versions: vi.fn().mockResolvedValue([{ id: 'v1', version: 3, act: 'generated', note: '', changed: [], ...by }]),
    version: vi.fn(),
    notes: vi.fn().mockResolvedValue([note]),
    addNote: vi.fn(),
    answerNote: vi.fn().mockResolvedValue(null),
    resolveNote: vi.fn(),
  };
  show({ client: { report: { ...report, ...work } } });
  expect(await screen.findByText('Say why.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Versions' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Reply to the note/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Reply to the note/ }), 'Goods stood in the way.');
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Review notes' })).getByRole('button', { name: 'Save' }),
  );
  await waitFor(() => expect(work.notes).toHaveBeenCalledTimes(2));
  expect(work.answerNote.mock.calls[0]?.[0]).toEqual({ id: 'n1', text: 'Goods stood in the way.' });
});

it('tries a layout on the paper and keeps it with its logo; what is given up or refused is not kept', async () => {
  const own = { paper: 'A4', logo: null, accent: null, header: '', footer: '' } as const;
  report.detail.mockResolvedValue({ ...stored, layout: own });
  report.saveLayout.mockRejectedValueOnce(new Error('Not now')).mockResolvedValueOnce(null);
  upload.file.mockResolvedValue({ fullurl: '/files/logo.png', file_name: 'logo.png' });
  const { container } = show();
  const paper = () => container.querySelector('[data-pest="report-paper"]')?.getAttribute('data-paper');
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Layout' }));
    return within(await screen.findByRole('dialog'));
  };
  await nameField();
  await userEvent.type(await nameField(), '!');
  const tried = await open();
  await userEvent.click(tried.getByRole('radio', { name: 'Letter' }));
  expect(paper()).toBe('Letter');
  await userEvent.click(tried.getByRole('button', { name: 'Cancel' }));
  expect(paper()).toBe('A4');

  const chosen = await open();
  await userEvent.click(chosen.getByRole('radio', { name: 'Letter' }));
  await userEvent.type(chosen.getByRole('textbox', { name: 'Page head' }), 'Shield');
  const picture = new File(['logo'], 'logo.png', { type: 'image/png' });
  await userEvent.upload(chosen.getByLabelText('Choose a picture of the logo'), picture);
  expect(await chosen.findByRole('img', { name: 'Logo' })).toHaveAttribute('src', '/files/logo.png');
  await userEvent.click(chosen.getByRole('button', { name: 'Save layout' }));
  expect(await chosen.findByText('Not now')).toBeInTheDocument();
  await userEvent.dblClick(chosen.getByRole('button', { name: 'Save layout' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(report.saveLayout).toHaveBeenCalledTimes(2);
  const kept = { ...own, paper: 'Letter', logo: '/files/logo.png', header: 'Shield' };
  expect(report.saveLayout.mock.lastCall?.[0]).toEqual({ id: stored.id, layout: kept });
  expect(paper()).toBe('Letter');
  expect(await nameField()).toHaveValue(`${stored.name}!`);
});
