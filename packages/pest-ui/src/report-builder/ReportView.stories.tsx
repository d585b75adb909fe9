import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyLocale } from '../stories-data/food-plant';
import { ReportView } from './ReportView';
import { foodPlantReport } from './report-document.fixture';

const meta = {
  title: 'Widgets/Report view',
  component: ReportView,
  render: (args, { globals }) => <ReportView document={foodPlantReport(storyLocale(globals))} {...args} />,
} satisfies Meta<typeof ReportView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The report as its customer reads it: no hidden section, nothing to edit, without the code that writes it. */
export const AsTheCustomerReadsIt: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** A figure names the rows of the annex that it counts; pressed, they lead to it. */
export const LeadsToItsRows: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('button', { name: /^A\d/ });
    if (!first) throw new Error('No figure names its rows.');
    await userEvent.click(first);
    await expect(canvas.getByRole('region', { name: /^A Annex/ })).toHaveFocus();
  },
};
