import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { storyLocale } from '../../stories-data/food-plant';
import { Button } from '../button/Button';
import { Checkbox } from '../checkbox/Checkbox';
import { DateInput } from '../date-input/DateInput';
import { NumberInput } from '../number-input/NumberInput';
import { RadioGroup } from '../radio-group/RadioGroup';
import { SearchInput } from '../search-input/SearchInput';
import { Segmented } from '../segmented/Segmented';
import { Select } from '../select/Select';
import { TextArea } from '../text-area/TextArea';
import { TextInput } from '../text-input/TextInput';
import { Field } from './Field';

const words = {
  zh: {
    name: '设备名称',
    help: '员工在现场看到的名字',
    missing: '请填写设备名称',
    type: '设备类型',
    mouseTrap: '捕鼠器',
    flyLamp: '灭蝇灯',
    amount: '投放量',
    unit: '克',
    day: '安装日期',
    note: '备注',
    search: '搜索设备',
    range: '时间范围',
    week: '近一周',
    month: '近一月',
    outcome: '检查结果',
    normal: '正常',
    normalHelp: '没有发现虫害活动',
    abnormal: '异常',
    choose: '请选择检查结果',
    active: '使用中',
    save: '保存',
  },
  en: {
    name: 'Device name',
    help: 'What staff see on site',
    missing: 'Please enter the name of the device',
    type: 'Device type',
    mouseTrap: 'Mouse trap',
    flyLamp: 'Fly lamp',
    amount: 'Amount placed',
    unit: 'g',
    day: 'Installed on',
    note: 'Notes',
    search: 'Search devices',
    range: 'Time range',
    week: 'Last week',
    month: 'Last month',
    outcome: 'Outcome',
    normal: 'Normal',
    normalHelp: 'No activity was found',
    abnormal: 'Abnormal',
    choose: 'Please choose the outcome',
    active: 'In use',
    save: 'Save',
  },
};

type Range = 'week' | 'month';
type Outcome = 'normal' | 'abnormal';

function DeviceForm({ said }: { readonly said: typeof words.en }) {
  const [name, setName] = useState('');
  const [type, setType] = useState('mouseTrap');
  const [amount, setAmount] = useState('20');
  const [day, setDay] = useState('2026-03-02');
  const [note, setNote] = useState('');
  const [search, setSearch] = useState('');
  const [range, setRange] = useState<Range>('week');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [active, setActive] = useState(true);
  const [tried, setTried] = useState(false);
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: 16, maxWidth: 420 }}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
      }}
    >
      <SearchInput label={said.search} value={search} onChange={setSearch} placeholder={said.search} />
      <Field label={said.name} help={said.help} required error={tried && name === '' ? said.missing : undefined}>
        {(ids) => <TextInput {...ids} value={name} onChange={setName} />}
      </Field>
      <Field label={said.type}>
        {(ids) => (
          <Select
            {...ids}
            value={type}
            onChange={setType}
            options={[
              { value: 'mouseTrap', label: said.mouseTrap },
              { value: 'flyLamp', label: said.flyLamp },
            ]}
          />
        )}
      </Field>
      <Field label={said.amount}>
        {(ids) => <NumberInput {...ids} unit={said.unit} value={amount} onChange={setAmount} />}
      </Field>
      <Field label={said.day}>{(ids) => <DateInput {...ids} value={day} onChange={setDay} />}</Field>
      <Field label={said.note}>{(ids) => <TextArea {...ids} value={note} onChange={setNote} />}</Field>
      <Segmented
        label={said.range}
        value={range}
        onChange={setRange}
        options={[
          { value: 'week', label: said.week },
          { value: 'month', label: said.month },
        ]}
      />
      <RadioGroup
        label={said.outcome}
        required
        value={outcome}
        onChange={setOutcome}
        error={tried && outcome === null ? said.choose : undefined}
        options={[
          { value: 'normal', label: said.normal, help: said.normalHelp },
          { value: 'abnormal', label: said.abnormal },
        ]}
      />
      <Checkbox label={said.active} checked={active} onChange={setActive} />
      <div>
        <Button type="submit" variant="primary">
          {said.save}
        </Button>
      </div>
    </form>
  );
}

const meta = {
  title: 'Primitives/Fields',
  render: (_args, { globals }) => <DeviceForm said={words[storyLocale(globals)]} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const saysWhatIsMissing: Story['play'] = async ({ canvasElement, globals }) => {
  const said = words[storyLocale(globals)];
  const canvas = within(canvasElement);
  const name = canvas.getByRole('textbox', { name: said.name });
  expect(name).toHaveAccessibleDescription(said.help);
  expect(name).toBeRequired();
  await userEvent.click(canvas.getByRole('button', { name: said.save }));
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription(`${said.help} ${said.missing}`);
  const outcome = canvas.getByRole('radiogroup', { name: said.outcome });
  expect(outcome).toHaveAccessibleDescription(said.choose);

  await userEvent.type(name, 'MT-03');
  expect(name).toBeValid();
  expect(name).toHaveAccessibleDescription(said.help);
  await userEvent.click(canvas.getByRole('radio', { name: new RegExp(said.normal) }));
  expect(outcome).toHaveAccessibleDescription('');
};

export const SaysWhatIsMissing: Story = { globals: { locale: 'zh', scheme: 'light' }, play: saysWhatIsMissing };
export const SaysWhatIsMissingInEnglishAndDark: Story = {
  globals: { locale: 'en', scheme: 'dark' },
  play: saysWhatIsMissing,
};

export const Refused: Story = {
  globals: { locale: 'zh', scheme: 'dark' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: words.zh.save }));
    expect(within(canvasElement).getByText(words.zh.missing)).toBeVisible();
  },
};

const arrowsMove: Story['play'] = async ({ canvasElement, globals }) => {
  const said = words[storyLocale(globals)];
  const canvas = within(canvasElement);
  const [week, month] = [
    canvas.getByRole('radio', { name: said.week }),
    canvas.getByRole('radio', { name: said.month }),
  ];
  await userEvent.click(week);
  await userEvent.keyboard('{ArrowRight}');
  expect(month).toBeChecked();
  expect(month).toHaveFocus();
  expect(week).not.toBeChecked();
  await userEvent.tab();
  expect(canvas.getByRole('radio', { name: new RegExp(said.normal) })).toHaveFocus();
};

export const SegmentedChinese: Story = { globals: { locale: 'zh', scheme: 'light' }, play: arrowsMove };
export const SegmentedEnglish: Story = { globals: { locale: 'en', scheme: 'dark' }, play: arrowsMove };
