import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RestedSearch } from './RestedSearch';

const handed = vi.fn<(text: string) => void>();
const element = (text: string) => <RestedSearch label="Code" text={text} onRest={handed} />;
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const rest = () => act(() => vi.advanceTimersByTime(1_000));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  handed.mockReset();
  vi.useRealTimers();
});

test('what is typed is handed on once, when nothing more is typed', () => {
  render(element(''));
  for (const text of ['M', 'MT', 'MT0']) {
    type(text);
    act(() => vi.advanceTimersByTime(50));
  }
  expect(handed).not.toHaveBeenCalled();
  expect(box().value).toBe('MT0');
  rest();
  expect(handed.mock.calls).toEqual([['MT0']]);
});

test('Enter hands it on at once, and not again', () => {
  render(element(''));
  type('MT');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(handed.mock.calls).toEqual([['MT']]);
  rest();
  expect(handed).toHaveBeenCalledTimes(1);
});

test('letters that are being composed into a word are not looked for', () => {
  render(element(''));
  fireEvent.compositionStart(box());
  type('shu');
  rest();
  expect(handed).not.toHaveBeenCalled();
  type('鼠');
  fireEvent.compositionEnd(box());
  rest();
  expect(handed.mock.calls).toEqual([['鼠']]);
});

test('the answer to earlier letters leaves later ones in the box', () => {
  const { rerender } = render(element(''));
  type('MT');
  rest();
  type('MT0');
  rerender(element('MT'));
  expect(box().value).toBe('MT0');
  rest();
  expect(handed.mock.calls).toEqual([['MT'], ['MT0']]);
});

test('what is cleared elsewhere is gone from the box', () => {
  const { rerender } = render(element('MT'));
  type('MT0');
  rest();
  rerender(element('MT0'));
  rerender(element(''));
  expect(box().value).toBe('');
  rest();
  expect(handed.mock.calls).toEqual([['MT0']]);
});
