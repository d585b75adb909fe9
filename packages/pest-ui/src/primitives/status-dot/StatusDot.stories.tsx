import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyLocale } from '../../stories-data/food-plant';
import { StatusDot } from './StatusDot';

const words = {
  zh: { long: '王小明当天已有安排：上午九点在华东食品加工厂二期冷链车间，签字后又有记录或更正', short: '待处理' },
  en: {
    long: 'Wang Xiaoming is due elsewhere that day: at nine in the cold store of the food plant; something was recorded after it',
    short: 'Waiting',
  },
};

const meta = {
  title: 'Primitives/StatusDot',
  component: StatusDot,
} satisfies Meta<typeof StatusDot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a narrow place, beside something that leaves it no room, and in a cell of one line. */
const inNarrowPlaces: Pick<Story, 'args' | 'render' | 'play'> = {
  args: { children: '', tone: 'warning' },
  render: (args, { globals }) => {
    const said = words[storyLocale(globals)];
    return (
      <div style={{ width: 220 }}>
        <p data-testid="long">
          <StatusDot {...args}>{said.long}</StatusDot>
        </p>
        <div data-testid="short" style={{ display: 'flex' }}>
          <StatusDot {...args}>{said.short}</StatusDot>
          <span style={{ flex: 'none', width: 200 }} />
        </div>
        <p data-testid="cell" style={{ whiteSpace: 'nowrap' }}>
          <StatusDot {...args}>{said.long}</StatusDot>
        </p>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const linesOf = (name: string) => {
      const place = canvas.getByTestId(name);
      const text = place.querySelector('[data-tone] > span');
      if (!text) throw new Error('There is no state.');
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      return { lines, cut: text.scrollWidth > text.clientWidth };
    };
    const long = linesOf('long');
    await expect(long.cut).toBe(false);
    await expect(long.lines).toBeGreaterThan(1);
    await expect(linesOf('short')).toEqual({ lines: 1, cut: false });
    await expect(linesOf('cell').lines).toBe(1);
  },
};

export const Chinese: Story = { globals: { locale: 'zh' }, ...inNarrowPlaces };
export const English: Story = { globals: { locale: 'en' }, ...inNarrowPlaces };
