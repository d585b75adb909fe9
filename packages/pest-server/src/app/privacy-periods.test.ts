import { type KeptKind, keptKinds, keptPeriods, privacyNoticeOf, usuallyKept } from 'pest-sdk';
import { expect, test } from 'vitest';
import { stranger } from '../testing/people';
import { onEachEngine } from '../testing/test-server';
import { readSettings } from './settings';

const said: Readonly<Record<KeptKind, string>> = {
  signIns: '登录记录',
  messages: '短信、邮件',
  notices: '站内通知',
  acts: '重要操作的记录',
  contacts: '联系表单',
};
const units = { days: '天', months: '个月' };
const sentencesOf = (kept: Parameters<typeof privacyNoticeOf>[0]) =>
  privacyNoticeOf(kept)
    .filter(({ answers }) => answers.includes('PIPL 17(1)(2) time'))
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ zh }) => zh.split('。')));

test.each(keptKinds)('of %s the privacy notice says what the installation is set to', (kind) => {
  const set = keptPeriods[kind].least + 1;
  const { kept } = readSettings({ PEST_KEEP: `${kind}=${set}` });
  expect(kept).toEqual({ ...usuallyKept, [kind]: set });
  const sentence = sentencesOf(kept).find((each) => each.includes(said[kind]));
  expect(sentence).toMatch(new RegExp(`：${kept[kind]} ${units[keptPeriods[kind].unit]}$`));
  expect(sentencesOf(null).find((each) => each.includes(said[kind]))).toMatch(/：… /);
});

test('nothing is kept for less than a law asks, nor for ever', () => {
  for (const [asked, told] of [
    ['signIns=5', 'signIns are kept for 6 to 120 months'],
    ['acts=35', 'acts are kept for 36 to 120 months'],
    ['contacts=3651', 'contacts are kept for 30 to 3650 days'],
    ['photos=1', 'PEST_KEEP'],
    ['notices', 'PEST_KEEP'],
  ]) {
    expect(() => readSettings({ PEST_KEEP: asked }), asked).toThrow(told);
  }
});

onEachEngine((server) => {
  test('whoever reads the notice is told the periods of this installation', async () => {
    expect((await stranger(server()).get('membership.plans', {})).kept).toEqual(server().parts.settings.kept);
  });
});
