import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language, Words } from 'pest-sdk';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyLocale } from '../stories-data/food-plant';
import { InspectionTemplateEditor } from './InspectionTemplateEditor';
import type { InspectionTemplate } from './InspectionTemplateEditor.types';
import './form/ph-question.fixture';
import { newItem, newOption } from './template/template-edits';

function flyLampTemplate(locale: Language): InspectionTemplate {
  const say = (words: Words) => words[locale];
  return {
    name: say({ zh: '灭蝇灯月度巡检', en: 'Monthly fly lamp check' }),
    deviceType: 'flyLamp',
    process: say({
      zh: '关闭电源，取下粘纸计数，清洁灯罩，换上新粘纸。',
      en: 'Switch off, take the board out and count, clean the shade, put a new board in.',
    }),
    directions: [
      {
        id: 'device',
        name: say({ zh: '设备本体', en: 'The device' }),
        note: '',
        items: [
          {
            ...newItem('tube', say({ zh: '灯管', en: 'Tubes' })),
            options: [
              newOption('on', say({ zh: '正常', en: 'Working' })),
              { ...newOption('off', say({ zh: '不亮', en: 'Dark' })), raisesRisk: true },
            ],
          },
          {
            ...newItem('age', say({ zh: '灯管使用月数', en: 'Months since the tubes were changed' }), 'number'),
            unit: say({ zh: '月', en: 'months' }),
            min: 0,
            max: 60,
            alarmAbove: 12,
          },
        ],
      },
      {
        id: 'place',
        name: say({ zh: '周边环境', en: 'Surroundings' }),
        note: say({ zh: '半径 3 米内', en: 'Within 3 metres' }),
        items: [{ ...newItem('remarks', say({ zh: '观察记录', en: 'Remarks' }), 'text'), required: false }],
      },
    ],
  };
}

const meta = {
  title: 'Widgets/Inspection template editor',
  component: InspectionTemplateEditor,
  args: { onSave: fn(async (_: InspectionTemplate) => undefined), takenDeviceTypes: ['mouseTrap'] },
  render: (args, { globals }) => {
    const locale = storyLocale(globals);
    return <InspectionTemplateEditor key={locale} defaultValue={flyLampTemplate(locale)} {...args} />;
  },
} satisfies Meta<typeof InspectionTemplateEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll<HTMLInputElement>('[data-pest="template-item"] input[data-field$=".name"]')].map(
    ({ value }) => value,
  );

export const KeyboardOnly: Story = {
  globals: { locale: 'zh' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('textbox', { name: '项目名称' });
    first?.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(names(canvasElement)).toEqual(['灯管使用月数', '灯管', '观察记录']);
    await waitFor(() => expect(document.activeElement).toHaveValue('灯管'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveValue(''));
    await userEvent.keyboard('粘纸更换');
    const [option] = (await canvas.findAllByRole('textbox', { name: /^新选项/ })).slice(-1);
    await userEvent.type(option ?? canvasElement, '已更换 / 未更换{Enter}');
    // The preview follows when there is time for it.
    await expect(await canvas.findByRole('radio', { name: '已更换' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '保存模板' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}zz{/Control}');
  },
};

export const ErrorsLeadToFields: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add section' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save template' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('heading', { name: 'To fix before saving: 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Name the section' }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Section name/));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.queryByRole('heading', { name: /To mend/ })).not.toBeInTheDocument();
  },
};

export const PasteAndMove: Story = {
  globals: { locale: 'en', scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [paste] = canvas.getAllByRole('button', { name: 'Paste a list' });
    if (paste) await userEvent.click(paste);
    await userEvent.click(await canvas.findByRole('textbox', { name: /One item per line/ }));
    await userEvent.paste('1. Shade: clean / dirty\n2. Height: number (m) *');
    await expect(canvas.getByText('Items recognised: 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add these items' }));
    await userEvent.selectOptions(
      canvas.getAllByRole('combobox', { name: 'Move to another section' })[0] ?? canvasElement,
      'Surroundings',
    );
    await expect(names(canvasElement)).toEqual([
      'Months since the tubes were changed',
      'Shade',
      'Height',
      'Remarks',
      'Tubes',
    ]);
  },
};

/** A question that is asked only where another answer is so, as the technician then sees it. */
export const AskedOnlyIf: Story = {
  globals: { locale: 'zh' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const rules = canvas.getAllByRole('button', { name: '提示与条件' });
    await userEvent.click(rules.at(-1) ?? canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: '填写提示' }), '写明位置');
    const showIf = within(canvas.getByRole('group', { name: '仅在以下情况询问' }));
    await userEvent.click(showIf.getByRole('button', { name: '添加条件' }));
    await userEvent.selectOptions(showIf.getByRole('combobox', { name: '题目' }), '1.1 灯管');
    await userEvent.selectOptions(showIf.getByRole('combobox', { name: '值' }), '不亮');
    const form = within(canvas.getByRole('complementary'));
    await waitFor(() => expect(form.queryByRole('textbox', { name: /观察记录/ })).not.toBeInTheDocument());
    await userEvent.click(form.getByRole('radio', { name: '不亮' }));
    await expect(await form.findByRole('textbox', { name: /观察记录/ })).toHaveAccessibleDescription(/写明位置/);
    await userEvent.click(canvas.getByRole('button', { name: '保存模板' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};

/** Types that a host defines beside ours, and one that nobody defined here. */
export const TypesOfAHost: Story = {
  globals: { locale: 'en' },
  args: {
    defaultValue: {
      name: 'Bait water',
      deviceType: 'baitStation',
      process: '',
      directions: [
        {
          id: 'water',
          name: 'Water',
          note: '',
          items: [newItem('ph', 'Acidity', 'text'), newItem('moth', 'Moths in the trap', 'other:moths')],
        },
      ],
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [type, unknown] = canvas.getAllByRole('combobox', { name: 'Answer' });
    await expect(unknown).toHaveDisplayValue('other:moths (not known here)');
    await userEvent.selectOptions(type ?? canvasElement, 'pH value');
    const decimals = await canvas.findByRole('combobox', { name: 'Decimals' });
    await userEvent.selectOptions(decimals, '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Save template' }));
    await expect(await canvas.findByRole('button', { name: 'A pH meter has two decimals at most' })).toBeVisible();
    await userEvent.selectOptions(decimals, '2');
    const form = within(canvas.getByRole('complementary'));
    await userEvent.type(await form.findByRole('textbox', { name: /Acidity/ }), '6.5');
    await expect(form.getByText(/Type “other:moths” is not known here/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save template' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};

/** As it is at first sight. */
export const ATemplateForLamps: Story = {};
