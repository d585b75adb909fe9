import { describe, expect, it } from 'vitest';
import { formatList, joinParts, languages, languageTags, pluralForms, preferredLanguage } from './language';

describe.each(languages)('the language %s', (language) => {
  it('has the plural forms that the platform uses for its tag', () => {
    const { pluralCategories } = new Intl.PluralRules(languageTags[language]).resolvedOptions();
    expect([...pluralForms[language]].sort()).toEqual([...pluralCategories].sort());
  });
});

describe('preferredLanguage', () => {
  it.each([
    ['en', 'en'],
    ['en-GB,en;q=0.9', 'en'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['fr-FR, en-US;q=0.7, zh;q=0.3', 'en'],
    ['en;q=0.2, zh;q=0.4', 'zh'],
    ['en;q=0', 'zh'],
    ['EN-us', 'en'],
    ['fr', 'zh'],
    ['*', 'zh'],
    ['', 'zh'],
  ])('reads %j as %s', (preferences, language) => {
    expect(preferredLanguage(preferences)).toBe(language);
  });
});

it('separates names and parts as the language does', () => {
  expect(formatList(['鼠类', '飞虫', '爬虫'], 'zh')).toBe('鼠类、飞虫、爬虫');
  expect(formatList(['rodents', 'flies'], 'en')).toBe('rodents, flies');
  expect(formatList([], 'en')).toBe('');
  expect(joinParts(['原料库', '', 'MY-04'], 'zh')).toBe('原料库 · MY-04');
  expect(joinParts(['Raw store', '', 'MY-04'], 'en')).toBe('Raw store · MY-04');
});
