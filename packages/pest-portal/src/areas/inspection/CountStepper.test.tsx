import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CountStepper } from './CountStepper';

function Mice({ onCount }: { readonly onCount: (count: number) => void }) {
  const [count, setCount] = useState(0);
  const change = (next: number) => {
    setCount(next);
    onCount(next);
  };
  return <CountStepper label="小家鼠" value={count} onChange={change} />;
}

function counted() {
  const counts: number[] = [];
  render(<Mice onCount={(count) => counts.push(count)} />);
  return { user: userEvent.setup(), box: screen.getByRole('textbox', { name: '小家鼠' }), last: () => counts.at(-1) };
}

test.each([
  ['12', 12],
  ['１２', 12],
  ['12。', 12],
  ['1,200', 1200],
  [' 7 ', 7],
])('%j is counted as %d', async (typed, count) => {
  const { user, box, last } = counted();
  await user.click(box);
  await user.paste(typed);
  expect(last()).toBe(count);
  await user.tab();
  expect(box).toHaveValue(String(count));
  expect(box).toBeValid();
});

test.each(['12。5', '12.5', '3,5', '-2', '十二', '1000000'])('%j is not taken, and that is said', async (typed) => {
  const { user, box, last } = counted();
  await user.click(box);
  await user.paste(typed);
  expect(last()).toBeUndefined();
  expect(box).toHaveValue('0');
  expect(box).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent(`“${typed}”未记入`);
  await user.click(screen.getByRole('button', { name: '小家鼠加一' }));
  expect(last()).toBe(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a full stop within a number does not join its parts', async () => {
  const { user, box, last } = counted();
  await user.click(box);
  await user.keyboard('12。5');
  expect(last()).toBe(12);
  expect(box).toHaveValue('12。');
  expect(screen.getByRole('alert')).toHaveTextContent('“12。5”未记入');
});
