import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineMessages, type MessageKey, translator } from './messages';

const messages = defineMessages({
  zh: { 'list.title': '{{place}}的设备', 'list.count_other': '共 {{count}} 台设备' },
  en: {
    'list.title': 'Devices of {{place}}',
    'list.count_one': '{{count}} device',
    'list.count_other': '{{count}} devices',
  },
});

describe('a translator', () => {
  it('fills gaps, and leaves one it knows nothing of to be seen', () => {
    const t = translator(messages, 'en');
    expect(t('list.title', { place: 'the raw store' })).toBe('Devices of the raw store');
    expect(t('list.title')).toBe('Devices of {{place}}');
    expect(t('list.title', { place: '' })).toBe('Devices of ');
    expect(t('list.title', { place: '$& {{place}}' })).toBe('Devices of $& {{place}}');
  });

  it('shows numbers as amounts, and text as it stands', () => {
    const t = translator(messages, 'en');
    expect(t('list.count', { count: 1_234_567 })).toBe('1,234,567 devices');
    expect(translator(messages, 'zh')('list.count', { count: 5000 })).toBe('共 5,000 台设备');
    expect(t('list.title', { place: 0.1 + 0.2 })).toBe('Devices of 0.3');
    expect(t('list.title', { place: '2026' })).toBe('Devices of 2026');
  });

  it.each([
    [0, '0 devices'],
    [1, '1 device'],
    [2, '2 devices'],
    [21, '21 devices'],
  ])('counts %d as %s', (count, words) => {
    expect(translator(messages, 'en')('list.count', { count })).toBe(words);
  });

  it('has one form for every number in Chinese', () => {
    const t = translator(messages, 'zh');
    expect([1, 5].map((count) => t('list.count', { count }))).toEqual(['共 1 台设备', '共 5 台设备']);
  });

  it('asks the host first, and its own catalogue for what the host has not', () => {
    const t = translator(messages, 'en', (key, { place }) => (key === 'list.title' ? `Traps at ${place}` : undefined));
    expect(t('list.title', { place: 'dock' })).toBe('Traps at dock');
    expect(t('list.count', { count: 1 })).toBe('1 device');
  });

  it('shows the key where nobody has words', () => {
    const t = translator({ ...messages, en: JSON.parse('{}') }, 'en');
    expect(t('list.title')).toBe('list.title');
  });
});

describe('defining messages', () => {
  it('asks for a counted message by its common name', () => {
    expectTypeOf<MessageKey<'list.title' | 'list.count_other'>>().toEqualTypeOf<'list.title' | 'list.count'>();
    expectTypeOf(translator(messages, 'en')).parameter(0).toEqualTypeOf<'list.title' | 'list.count'>();
  });

  it('takes the plural forms of each language, no more and no fewer', () => {
    const zh = { 'list.count_other': '{{count}} 台' };
    const one = '{{count}} device';
    const other = '{{count}} devices';
    // @ts-expect-error English has a singular.
    defineMessages({ zh, en: { 'list.count_other': other } });
    const both = { 'list.count_one': one, 'list.count_other': other };
    // @ts-expect-error Chinese has none.
    defineMessages({ zh: { ...zh, 'list.count_one': '一台' }, en: both });
    // @ts-expect-error A key of English alone is asked for by nobody.
    defineMessages({ zh, en: { ...both, 'list.title': 'Devices' } });
    // @ts-expect-error Every language has its words.
    defineMessages({ zh });
  });
});
