import { describe, expect, test } from 'vitest';
import type { Words } from '../language/language';
import type { LegalText } from './legal-text';
import { registrationConsent } from './legal-versions';
import { accountLimits } from './plans';
import { type NoticeItem, noticeItems, privacyNotice } from './privacy-notice';
import { orderOpenHours } from './purchase';
import { serviceAgreement } from './service-agreement';
import { termsOfUse } from './terms-of-use';

const texts: readonly (readonly [string, LegalText])[] = [
  ['the service agreement', serviceAgreement],
  ['the terms of use', termsOfUse],
  ['the privacy notice', privacyNotice],
];

/** Words that both languages must have beside each other, or neither. */
const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [/专业版/, /Professional/],
  [/高级版/, /Premium/],
  [/旗舰版/, /Flagship/],
  [/银牌/, /Silver/],
  [/金牌/, /Gold/],
  [/服务协议/, /Service agreement/],
  [/隐私政策/, /Privacy notice/],
  [/用户协议/, /Terms of use/],
  [/AI 虫害识别/, /AI insect recognition/],
  [/IP 地址/, /IP address/],
  [/文首/, /at the head of this/],
  [/合同首页/, /first page of the contract/],
  [/为准/, /decides|counts|the one shown/],
  [/法院/, /court/],
  [/退还/, /refunds/],
  [/同意/, /accept|consent|agree|allow/],
  [/不得/, /no |not |nobody/],
];

const numbersIn = (text: string) => [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => digits).sort();
/** It explains a unit that English readers do not know. */
const withoutUnits = (text: string) => text.replace('(0.01 yuan)', '');

function paragraphsOf(text: LegalText): readonly Words[] {
  return text.flatMap(({ title, paragraphs }) => [title, ...paragraphs]);
}

describe.each(texts)('%s', (_, text) => {
  test('says everything in both languages, and has no section without a paragraph', () => {
    for (const { zh, en } of paragraphsOf(text)) {
      expect(zh).toMatch(/[\u4e00-\u9fff]/);
      expect(en).toMatch(/^[A-Z][^\u4e00-\u9fff]+$/);
      // A sentence more on one side would show: English takes between 1.5 and 6 times as many signs.
      expect(en.length / zh.length, zh).toBeGreaterThan(1.5);
      expect(en.length / zh.length, zh).toBeLessThan(6);
    }
    expect(text.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true);
  });

  test('names the same numbers in each paragraph of both languages', () => {
    for (const { zh, en } of paragraphsOf(text)) expect(numbersIn(withoutUnits(en)), zh).toEqual(numbersIn(zh));
  });

  test('names the same plans, texts, parties and duties in each paragraph of both languages', () => {
    for (const { zh, en } of paragraphsOf(text)) {
      for (const [chinese, english] of pairs) {
        if (chinese.test(zh)) expect(en, `${chinese} ${zh}`).toMatch(english);
      }
      for (const [chinese, english] of pairs.slice(0, 12)) {
        if (english.test(en)) expect(zh, `${english} ${en}`).toMatch(chinese);
      }
    }
  });

  test('names no operator: who it is, the settings say', () => {
    expect(JSON.stringify(text)).not.toMatch(/Pest Portal|有限公司|@|https?:/);
  });
});

test.each(texts.slice(0, 2))('%s says which language decides, in both', (_, text) => {
  const last = text.at(-1)?.paragraphs.at(-1);
  expect(last?.zh).toContain('以中文文本为准');
  expect(last?.en).toContain('the Chinese text decides');
});

test('the agreement promises the numbers that the plans give', () => {
  const people = serviceAgreement[1]?.paragraphs[0]?.zh ?? '';
  const { accounts: free } = accountLimits([]);
  const { accounts: premium } = accountLimits(['premium']);
  const [silver, gold] = [accountLimits(['silver']).serviceStaff, accountLimits(['gold']).serviceStaff];
  expect(people).toContain(`专业版 ${free} 名，高级版 ${premium} 名`);
  expect(people).toContain(`银牌 ${silver} 名，金牌 ${gold} 名`);
  expect(serviceAgreement[2]?.paragraphs[1]?.zh).toContain(`${orderOpenHours} 小时`);
});

test('the terms cover companies and customers, the free edition, and name the other two texts', () => {
  const scope = termsOfUse[0]?.paragraphs.map(({ zh }) => zh).join('') ?? '';
  for (const word of ['虫控服务公司', '客户', '免费', '《服务协议》', '《隐私政策》']) expect(scope).toContain(word);
});

test.each(Object.keys(noticeItems))('the privacy notice answers %s', (item) => {
  const answered: readonly string[] = privacyNotice.flatMap(({ answers }): readonly NoticeItem[] => answers);
  expect(answered).toContain(item);
});

test.each([
  ['PIPL 17(1)(3)', /查阅、复制、更正、补充、删除/, /read, copy, correct, complete and delete/],
  ['GDPR 13(2)(b)', /限制或反对处理，要求转移/, /restrict or object to processing, have them handed over/],
  ['GDPR 13(2)(c)', /撤回同意/, /withdraw/],
  ['GDPR 13(2)(d)', /投诉/, /complain/],
  ['GDPR 13(1)(b)', /个人信息保护负责人/, /person in charge of data protection/],
  ['GDPR 13(1)(c)', /依据/, /the basis is/],
  ['GDPR 13(1)(d)', /正当利益/, /legitimate interest/],
  ['GDPR 13(1)(f)', /其他国家或地区/, /other countries/],
  ['GDPR 13(2)(a)', /180 天/, /180 days/],
  ['GDPR 13(2)(e)', /不提供必填项/, /Without the required ones/],
  ['GDPR 13(2)(f)', /只由程序作出/, /by program alone/],
  ['PIPL 30', /敏感个人信息/, /sensitive data/],
  ['PIPL 31', /未成年人/, /children/],
] as const)('%s is answered in words of both languages where it is said to be', (item, zh, en) => {
  const sections = privacyNotice.filter(({ answers }) => answers.includes(item));
  const words = sections.flatMap(({ paragraphs }) => paragraphs);
  expect(words.map((each) => each.zh).join('\n')).toMatch(zh);
  expect(words.map((each) => each.en).join('\n')).toMatch(en);
});

test('what a registration is kept with fits its field', () => {
  expect(registrationConsent.length).toBeLessThanOrEqual(40);
});
