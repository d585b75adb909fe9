import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReportDocument } from 'pest-sdk';
import { createRef } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyLocale } from '../stories-data/food-plant';
import { ReportBuilder } from './ReportBuilder';
import type { ReportBuilderHandle } from './ReportBuilder.types';
import { foodPlantReport } from './report-document.fixture';

const done = async () => undefined;

const meta = {
  title: 'Widgets/Report builder',
  component: ReportBuilder,
  args: { onSave: fn(done), onSign: fn(done), onReview: fn(done), onExport: fn(done) },
  render: (args, { globals }) => {
    const locale = storyLocale(globals);
    return <ReportBuilder key={locale} defaultValue={foodPlantReport(locale)} {...args} />;
  },
} satisfies Meta<typeof ReportBuilder>;

export default meta;
type Story = StoryObj<typeof meta>;

const headings = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('[data-pest="report-section"] h3 > span:last-child')].map((title) => title.textContent);

/** Opens the menu of a section and chooses an act. */
async function act(canvas: ReturnType<typeof within>, title: string, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: `“${title}”的操作` }));
  await userEvent.click(canvas.getByRole('menuitem', { name }));
}

/** Words, order and sections of a report; each change can be taken back, and is told with its reason. */
export const WriteAndSave: Story = {
  globals: { locale: 'zh' },
  args: { onChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const aside = within(await canvas.findByRole('complementary', { name: '完整性与签审' }));
    await expect(aside.getByText('8 / 12 项齐全')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '填入建议文字：飞虫趋势' }));
    const trend = canvas.getByRole('textbox', { name: '“飞虫趋势”的文字说明' });
    await expect(trend).toHaveValue('所示月份全部设备共捕获飞虫 814 只，去年同月共 758 只。2026年10月超出限值 180。');
    await userEvent.click(canvas.getByRole('button', { name: '用English编写“飞虫趋势”' }));
    await expect(trend).toHaveValue(
      'Flying insects caught by all devices in the months shown: 814, and 758 in the same months a year before. Above the limit of 180: Oct 2026.',
    );
    await expect(aside.getByText('9 / 12 项齐全')).toBeVisible();

    await act(canvas, '总体结论', '下移');
    await expect(headings(canvasElement).slice(0, 2)).toEqual(['联系人', '总体结论']);
    await act(canvas, '总体结论', '移动到…');
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '位置' }), '“1 联系人”之前');
    await userEvent.click(dialog.getByRole('button', { name: '移动' }));
    await expect(headings(canvasElement).slice(0, 2)).toEqual(['总体结论', '联系人']);

    await act(canvas, '建议', '在下方添加说明');
    await expect(headings(canvasElement)).toContain('补充说明');
    await act(canvas, '补充说明', '移除');
    await expect(headings(canvasElement)).not.toContain('补充说明');
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(headings(canvasElement)).toContain('补充说明');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ version: 3 }),
      expect.objectContaining({ reason: 'undo', source: 'form', final: true }),
    );

    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('已保存')).toBeVisible();
    await expect(canvasElement.querySelector('[data-pest="report-run"]')).toHaveTextContent('版本 4');
  },
};

export const SignByDrawingOrTyping: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign' }));
    await expect(canvas.getByText('Enter a name')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Wang Lei');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Draw the signature first');
    const pad = canvas.getByRole('img', { name: 'Area to draw the signature in' });
    await waitFor(() => {
      drawOn(pad);
      expect(canvas.getByRole('button', { name: 'Clear' })).toBeEnabled();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }));
    await expect(args.onSign).toHaveBeenLastCalledWith(
      expect.objectContaining({ role: 'technician', name: 'Wang Lei', method: 'drawn' }),
      expect.anything(),
    );
    await expect(await canvas.findByText('Wang Lei signed as Technician')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Signing as' })).toHaveValue('customer');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Signing as' }), 'technician');
    await userEvent.click(canvas.getByRole('radio', { name: 'Type' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Zhou Min');
    await userEvent.click(canvas.getByRole('checkbox', { name: /is my signature/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }));
    await expect(args.onSign).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Zhou Min', method: 'typed', strokes: null }),
      expect.anything(),
    );
  },
};

/** A stroke across the pad, as a mouse makes it. */
function drawOn(pad: HTMLElement): void {
  const { left, top } = pad.getBoundingClientRect();
  const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, bubbles: true };
  const at = (x: number) => ({ ...mouse, clientX: left + x, clientY: top + x / 2 });
  fireEvent.pointerDown(pad, { ...at(20), button: 0, buttons: 1 });
  fireEvent.pointerMove(pad, { ...at(60), buttons: 1 });
  fireEvent.pointerMove(pad, { ...at(100), buttons: 1 });
  fireEvent.pointerUp(pad, { ...at(100), button: 0, buttons: 0 });
}

/** The customer draws on the technician's device, or is kept as absent with the reason. */
export const CustomerAbsent: Story = {
  globals: { locale: 'en' },
  args: { signAs: ['technician', 'customer'], signerName: 'Wang Lei' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveValue('Wang Lei');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Signing as' }), 'Customer');
    await expect(canvas.queryByRole('radio', { name: 'Type' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Customer absent' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /representative/ }), 'Chen Jing');
    await userEvent.click(canvas.getByRole('button', { name: 'Record the absence' }));
    await expect(canvas.getByText('Give the reason the customer did not sign')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Reason for no signature/ }), 'Night shift');
    await userEvent.click(canvas.getByRole('button', { name: 'Record the absence' }));
    await expect(args.onSign).toHaveBeenLastCalledWith(
      {
        role: 'customer',
        name: 'Chen Jing',
        method: 'absent',
        strokes: null,
        reason: 'Night shift',
      },
      expect.anything(),
    );
  },
};

/** Approving asks: what is missing, who has not signed, and why it is approved all the same. */
export const ApprovalAsks: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve report R-202610-018' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText('Batch numbers of chemicals: 1 missing')).toBeVisible();
    await expect(dialog.getByText(/Technician: not signed yet/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(dialog.getByText('Give a reason for approving without all signatures')).toBeVisible();
    await expect(args.onReview).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason for approving/ }), 'Signed on paper');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(args.onReview).toHaveBeenCalledWith(
      { outcome: 'pass', version: 3, reason: 'Signed on paper' },
      expect.anything(),
    );
  },
};

export const OwnWork: Story = {
  globals: { locale: 'en' },
  args: { defaultValue: { ...foodPlantReport('en'), ownWork: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Approve report R-202610-018' })).toBeDisabled();
    await expect(canvas.getByText('You wrote this report; another reviewer has to approve it.')).toBeVisible();
  },
};

export const RejectionRefused: Story = {
  globals: { locale: 'en' },
  args: {
    onReview: fn(async () => {
      throw new Error('The archive is closed on Sundays');
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const reject = await canvas.findByRole('button', { name: 'Reject report R-202610-018' });
    await userEvent.click(reject);
    await expect(canvas.getByText('A rejection needs a reason')).toBeVisible();
    const reason = canvas.getByRole('textbox', { name: /Reason for rejection/ });
    await userEvent.type(reason, 'Batch number missing');
    await userEvent.click(reject);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The archive is closed on Sundays');
    await expect(reason).toHaveValue('Batch number missing');
  },
};

export const Approved: Story = {
  globals: { locale: 'zh', scheme: 'dark' },
  // A company's navy on dark paper.
  args: { defaultValue: { ...foodPlantReport('zh'), state: 'approved' }, layout: { accent: '#1d4f91' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: '保存' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByText('本次没有建议。')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-painted]')).toHaveLength(2));
    const [asTable] = canvas.getAllByRole('button', { name: '以表格查看' });
    if (asTable) await userEvent.click(asTable);
    await expect(canvas.getByRole('table', { name: /鼠类按月捕获数/ })).toBeVisible();
  },
};

/** Its risk has a photo that nobody can fetch any more. */
const written = withLostPhoto(foodPlantReport('en'));
const earlier = {
  ...written,
  version: 2,
  sections: written.sections.map((section) =>
    section.id === 'summary' ? { ...section, text: 'One rodent was caught indoors.' } : section,
  ),
};
const builder = createRef<ReportBuilderHandle>();

/** An earlier version is compared and taken up again; a link is made and revoked; the report is printed alone. */
export const VersionsSharePrint: Story = {
  globals: { locale: 'en' },
  args: {
    history: [{ id: 'v2', version: 2, savedAt: '2026-10-20T05:00:00Z', savedBy: 'Wang Lei', document: earlier }],
    shares: [{ id: 's1', link: 'https://portal.example/s/k1', endsAt: '2026-12-01T16:00:00Z', views: 2 }],
    onShare: fn(async () => ({ url: 'https://portal.example/s/k2' })),
    onRevokeShare: fn(done),
    defaultLayout: { paper: 'Letter', footer: 'Confidential' },
    onPrint: fn(),
  },
  render: (args) => <ReportBuilder ref={builder} defaultValue={written} {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Versions' }));
    const versions = within(await canvas.findByRole('dialog'));
    await userEvent.click(versions.getByRole('button', { name: 'Compare with version 2' }));
    const [removed] = await versions.findAllByRole('deletion');
    await expect(removed).toHaveTextContent('Removed: One');
    await userEvent.click(versions.getByRole('button', { name: 'Restore as a draft' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Text of “Conclusion”' })).toHaveValue(
        'One rodent was caught indoors.',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));

    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const links = within(await canvas.findByRole('dialog'));
    await userEvent.click(links.getByRole('button', { name: 'Create link' }));
    await expect(await links.findByDisplayValue('https://portal.example/s/k2')).toBeVisible();
    await userEvent.click(links.getByRole('button', { name: 'Revoke' }));
    await userEvent.click(links.getByRole('button', { name: 'Revoke' }));
    await expect(args.onRevokeShare).toHaveBeenCalledOnce();
    await userEvent.click(links.getAllByRole('button', { name: 'Close' })[0] ?? canvasElement);

    await builder.current?.print();
    const page = printedPage(canvasElement);
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await expect(page?.title).toContain('R-202610-018');
    await expect(page?.querySelectorAll('[data-painted] svg')).toHaveLength(2);
    await expect(page?.querySelector('textarea')).toBeNull();
    await expect(page?.querySelector('[data-pest="missing-picture"]')).toHaveTextContent(/photo/i);
    const rules = [...(page?.adoptedStyleSheets ?? [])].flatMap(({ cssRules }) => [...cssRules]);
    await expect(rules.some(({ cssText }) => /@page.*letter/i.test(cssText))).toBe(true);
  },
};

function withLostPhoto(report: ReportDocument): ReportDocument {
  const sections = report.sections.map((section) =>
    section.kind === 'risks'
      ? { ...section, data: { rows: section.data.rows.map((row) => ({ ...row, photos: ['/no-such-photo.jpg'] })) } }
      : section,
  );
  return { ...report, sections };
}

/** The document of the frame that was printed. */
function printedPage(canvas: HTMLElement): Document | null {
  return canvas.querySelector('iframe')?.contentDocument ?? null;
}

/** As it is at first sight. */
export const AMonthlyReport: Story = {};
