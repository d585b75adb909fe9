import { describe, expect, it } from 'vitest';
import { defineMessages, translator } from './catalogue';

const messages = defineMessages({
  zh: {
    'list.title': '{{place}}的设备',
    'list.count_one': '{{count}} 台设备',
    'list.count_other': '共 {{count}} 台设备',
  },
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

  it('prefers the words of the host, plural forms too', () => {
    const t = translator(messages, 'en', { 'list.title': 'Traps at {{place}}', 'list.count_other': '{{count}} traps' });
    expect(t('list.title', { place: 'dock' })).toBe('Traps at dock');
    expect(t('list.count', { count: 3 })).toBe('3 traps');
    expect(t('list.count', { count: 1 })).toBe('1 device');
  });

  it('shows the key where nobody has words', () => {
    const gap = defineMessages<'gap.key'>({ zh: { 'gap.key': '缺' }, en: { 'gap.key': 'gap' } });
    const t = translator({ ...gap, en: JSON.parse('{}') }, 'en');
    expect(t('gap.key')).toBe('gap.key');
  });
});
