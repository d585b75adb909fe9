import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Messages } from 'pest-sdk';
import { expect, expectTypeOf, it, vi } from 'vitest';
import { DateInput } from '../../primitives/date-input/DateInput';
import { Tabs } from '../../primitives/tabs/Tabs';
import { StockBell } from '../../stock-bell/StockBell';
import { spanish } from '../languages/es';
import { pestMessages } from '../languages/words';
import { definePestLanguage, type MessageKey, type PestMessages, PestProvider, useFormat } from '../provider';
import { mount } from './mount';

/** What a file read at run time may be. */
const given = (words: object) => JSON.parse(JSON.stringify(words));

const polish = definePestLanguage({
  tag: 'pl',
  direction: 'ltr',
  plurals: ['one', 'few', 'many', 'other'],
  words: given({
    'stockBell.title': 'Magazyn',
    'stockBell.button_one': '{{count}} ostrzeżenie',
    'stockBell.button_few': '{{count}} ostrzeżenia',
    'stockBell.button_many': '{{count}} ostrzeżeń',
    'unit.bottles': 'butelki',
  }),
});

const low = (id: number) => ({
  id: String(id),
  name: `No. ${id}`,
  categoryId: 5,
  stock: 1.5,
  unit: '瓶',
  warningLevel: 2,
});
const bell = (count: number) => (
  <StockBell items={Array.from({ length: count }, (_, index) => low(index))} access={{ admin: true }} />
);

it.each([
  [1, '1 ostrzeżenie'],
  [3, '3 ostrzeżenia'],
  [5, '5 ostrzeżeń'],
])('counts %d in the plural forms of its tag', (count, said) => {
  render(<PestProvider locale={polish}>{bell(count)}</PestProvider>);
  expect(screen.getByRole('button', { name: said })).toBeVisible();
});

it('says in English what it has no word for, and marks the widget with its tag', async () => {
  render(<PestProvider locale={polish}>{bell(1)}</PestProvider>);
  await userEvent.click(screen.getByRole('button'));
  const list = within(screen.getByRole('region', { name: 'Magazyn' }));
  expect(list.getByText(/left/)).toHaveTextContent('1,5 butelki left');
  expect(list.getByText(/left/).closest('[lang]')).toHaveAttribute('lang', 'pl');
});

it('puts a word of the host before its own', () => {
  render(
    <PestProvider locale={polish} messages={{ 'stockBell.button_few': '{{count}} sztuki' }}>
      {bell(2)}
    </PestProvider>,
  );
  expect(screen.getByRole('button', { name: '2 sztuki' })).toBeVisible();
});

it('stands from right to left where its words do', () => {
  const arabic = definePestLanguage({ tag: 'ar', direction: 'rtl', plurals: [], words: given({}) });
  render(<PestProvider locale={arabic}>{bell(0)}</PestProvider>);
  expect(screen.getByRole('button').closest('[dir]')).toHaveAttribute('dir', 'rtl');
});

it('chooses the next tab by the arrow that points to it', async () => {
  const arabic = definePestLanguage({ tag: 'ar', direction: 'rtl', plurals: [], words: given({}) });
  const onChange = vi.fn();
  render(
    <PestProvider locale={arabic}>
      <Tabs
        label="Parts"
        value="a"
        tabs={[
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
          { value: 'c', label: 'C' },
        ]}
        onChange={onChange}
      >
        Text
      </Tabs>
    </PestProvider>,
  );
  screen.getByRole('tab', { name: 'A' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onChange).toHaveBeenLastCalledWith('b');
});

function Dates() {
  const format = useFormat();
  return (
    <>
      <p>
        {format.parts([format.day('2026-03-01'), format.dateTime('2026-02-28T23:30:00Z'), format.month('2026-03')])}
      </p>
      <p>
        {format.parts([
          format.number(1234567.5),
          format.percent(0.25),
          format.list(['A', 'B']),
          format.weekday('2026-03-01'),
        ])}
      </p>
    </>
  );
}

it('writes days, numbers and lists as `Intl` does', () => {
  render(
    <PestProvider locale={spanish} timeZone="Europe/Madrid">
      <Dates />
    </PestProvider>,
  );
  expect(screen.getByText('1 mar 2026 · 1 mar 2026, 00:30 · mar 2026')).toBeVisible();
  expect(screen.getByText('1.234.567,5 · 25 % · A y B · dom, 1 mar 2026')).toBeVisible();
});

it('names the days and months of a calendar', async () => {
  render(
    <PestProvider locale={spanish}>
      <DateInput aria-label="Día" value="2026-03-01" onChange={() => {}} />
    </PestProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Abrir el calendario' }));
  expect(await screen.findByRole('button', { name: 'domingo, 1 de marzo de 2026' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mes siguiente' })).toBeVisible();
});

it('is spoken by a mounted widget too', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const mounted = mount(place, 'stock-bell', { locale: spanish, props: { items: [], access: { admin: true } } });
  expect(await screen.findByRole('button', { name: 'Avisos de existencias, ninguno' })).toBeVisible();
  mounted.unmount();
  place.remove();
});

it('has a tag that is one', () => {
  expect(() => definePestLanguage({ tag: 'not_a_tag', direction: 'ltr', plurals: [], words: given({}) })).toThrow(
    RangeError,
  );
});

it('knows the names of the messages', () => {
  expectTypeOf<'stockBell.empty'>().toExtend<MessageKey>();
  expectTypeOf<'stockBell.button'>().toExtend<MessageKey>();
  expectTypeOf<'species.fly'>().toExtend<MessageKey>();
  expectTypeOf<'stockBell.emtpy'>().not.toExtend<MessageKey>();
  expectTypeOf({ 'stockBell.empty': 'All stocked up', 'stockBell.button_few': '' }).toExtend<PestMessages>();
  // @ts-expect-error A misspelt key replaces nothing.
  const misspelt: PestMessages = { 'stockBell.emtpy': 'All stocked up' };
  expect(misspelt).toBeDefined();
  const words = { 'stockBell.title': 'Stock' };
  // @ts-expect-error A language has all words.
  definePestLanguage({ tag: 'fr', direction: 'ltr', plurals: ['one'], words });
});

it('begins with all that the widgets say in a language of the product', () => {
  const files = import.meta.glob<Readonly<Record<string, Messages<string>>>>(
    // What is put into a report is in the languages of reports.
    ['../../**/*.messages.ts', '!../../**/suggested-words.messages.ts'],
    { eager: true },
  );
  const catalogues = Object.values(files).flatMap((file) => Object.values(file));
  expect(catalogues.length).toBeGreaterThan(50);
  for (const language of ['zh', 'en'] as const)
    expect(pestMessages[language]).toMatchObject(
      Object.assign({}, ...catalogues.map((messages) => messages[language])),
    );
  expect(pestMessages.zh).toMatchObject({ 'species.fly': '苍蝇', 'unit.bottles': '瓶', 'report.state': '状态' });
  const words = { ...pestMessages.en, 'stockBell.button_other': '{{count}} to order' };
  const british = definePestLanguage({ tag: 'en-GB', direction: 'ltr', plurals: ['one', 'other'], words });
  render(<PestProvider locale={british}>{bell(2)}</PestProvider>);
  expect(screen.getByRole('button', { name: '2 to order' })).toBeVisible();
});
