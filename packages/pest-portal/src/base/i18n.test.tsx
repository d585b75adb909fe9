import { act, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { defaultLanguage, defineMessages, languages, type MessageValues, translator } from 'pest-sdk';
import { Pagination, PestProvider } from 'pest-ui';
import { describe, expect, it } from 'vitest';
import { catalogueReader } from './i18n';

const messages = defineMessages({
  zh: { 'list.title': '{{place}}的设备', 'list.count_other': '共 {{count}} 台设备', 'list.note': '备注' },
  en: {
    'list.title': 'Devices of {{place}}',
    'list.count_one': '{{count}} device',
    'list.count_other': '{{count}} devices',
    'list.note': 'Note',
  },
});

describe.each(languages)('i18next in the portal, speaking %s', (language) => {
  const t = catalogueReader(language)(messages);
  const widget = translator(messages, language);

  it.each([0, 1, 2, 5, 21, 5000, 1_234_567])('counts %d as a widget does', (count) => {
    expect(t('list.count', { count })).toBe(widget('list.count', { count }));
  });

  it.each<MessageValues>([
    { place: '原料库' },
    { place: '<b>A & B</b>' },
    { place: '' },
    { place: 1234.5678 },
    { place: '2026' },
    {},
  ])('fills %j as a widget does', (values) => {
    expect(t('list.title', values)).toBe(widget('list.title', values));
  });

  it('keeps catalogues with equal keys apart', () => {
    const other = defineMessages({ zh: { 'list.note': '说明' }, en: { 'list.note': 'Remark' } });
    const read = catalogueReader(language);
    expect([read(messages)('list.note'), read(other)('list.note')]).toEqual([
      messages[language]['list.note'],
      other[language]['list.note'],
    ]);
  });
});

it('says in the default language what a translation leaves empty', () => {
  const t = catalogueReader('en')({ ...messages, en: { ...messages.en, 'list.note': '' } });
  expect(t('list.note')).toBe(messages[defaultLanguage]['list.note']);
});

describe("a host's i18next instance", () => {
  /** The host's own words for one message of a widget, as its translators would write them. */
  async function hostInstance() {
    const i18n = createInstance();
    await i18n.init({
      lng: 'en-GB',
      fallbackLng: false,
      resources: {
        'en-GB': {
          translation: { 'pagination.total_one': '{{count}} trap', 'pagination.total_other': '{{count}} traps' },
        },
        zh: { translation: { 'pagination.total_other': '{{count}} 个捕鼠器' } },
      },
    });
    return i18n;
  }

  const pages = (total: number) => <Pagination page={1} limit={10} total={total} onPageChange={() => undefined} />;

  it('gives its words and its language to widgets, and ours fill its gaps', async () => {
    const i18n = await hostInstance();
    const { container, rerender } = render(<PestProvider i18n={i18n}>{pages(1)}</PestProvider>);
    expect(container.textContent).toContain('1 trap');
    rerender(<PestProvider i18n={i18n}>{pages(12)}</PestProvider>);
    expect(container.textContent).toContain('12 traps');
    expect(container.innerHTML).toContain('Next page');
  });

  it('is followed when it changes its language', async () => {
    const i18n = await hostInstance();
    const { container } = render(<PestProvider i18n={i18n}>{pages(12)}</PestProvider>);
    await act(() => i18n.changeLanguage('zh'));
    expect(container.textContent).toContain('12 个捕鼠器');
    expect(container.innerHTML).toContain('下一页');
  });

  it('comes after the words that the provider was given, and shows text as text', async () => {
    const i18n = await hostInstance();
    i18n.addResource('en-GB', 'translation', 'pagination.page', 'Page {{page}} & more');
    const own = { 'pagination.total_other': '{{count}} devices & traps' };
    const { container } = render(
      <PestProvider i18n={i18n} messages={own}>
        {pages(12)}
      </PestProvider>,
    );
    expect(container.textContent).toContain('12 devices & traps');
  });
});
