/** What a certificate of erasure says, line by line. */

import type { Language } from '../language/language';
import { defineMessages, translator } from '../language/messages';
import { duties, type ErasedCount, type ErasureCertificate, erasedKindWords } from '../rules/erasure';
import { makeFormat } from '../rules/format';

const words = defineMessages({
  zh: {
    title: '数据删除证明',
    subject: '对象：{{subject}}（{{companyId}}）',
    number: '编号：{{id}}',
    'by.company': '由公司提出：{{at}}',
    'by.platform': '由平台提出：{{at}}',
    'by.operator': '由运营方提出：{{at}}',
    done: '删除：{{from}} 至 {{to}}',
    gone: '已删除',
    kept: '依法保存',
    none: '无',
    rows: '{{kind}}：{{rows}} 条',
    files: '文件：{{count}} 个，{{bytes}} 字节',
    until: '{{kind}}：{{rows}} 条，最晚保存至 {{until}}。{{duty}}。',
    withReport: '{{kind}}：{{rows}} 条，与报告同期保存。{{duty}}。',
    restricted: '保存期内只为上述义务保存；期满自动删除。',
    backups: '服务器自行制作的备份中，仍含这些数据的最后一份于 {{at}} 删除。',
    noBackups: '服务器不自行制作备份；运营方另行保存的备份，按其保存期限删除。',
  },
  en: {
    title: 'Certificate of erasure',
    subject: 'Of: {{subject}} ({{companyId}})',
    number: 'Number: {{id}}',
    'by.company': 'Asked for by the company: {{at}}',
    'by.platform': 'Asked for by the platform: {{at}}',
    'by.operator': 'Asked for by the operator: {{at}}',
    done: 'Erased: {{from}} to {{to}}',
    gone: 'What went',
    kept: 'What the law keeps',
    none: 'Nothing',
    rows: '{{kind}}: {{rows}}',
    files: 'Files: {{count}}, {{bytes}} bytes',
    until: '{{kind}}: {{rows}}, until {{until}} at the latest. {{duty}}.',
    withReport: '{{kind}}: {{rows}}, as long as the reports themselves. {{duty}}.',
    restricted: 'Until then it is kept for that alone; it goes by itself afterwards.',
    backups: 'The last backup of the server’s own that holds it is removed on {{at}}.',
    noBackups: 'The server makes no backups itself; those that its operator keeps end by the operator’s own periods.',
  },
});

/** The text of a certificate: for a file, a page or a printer. */
export function erasureText(certificate: ErasureCertificate, language: Language, timeZone: string): string {
  const t = translator(words, language);
  const { number, dateTime, day } = makeFormat(language, timeZone);
  const { subject, companyId, askedAt, askedBy, begunAt, endedAt, files, kept, backupsEndAt, gone } = certificate;
  const counted = ({ kind, rows }: ErasedCount) => ({ kind: erasedKindWords[kind][language], rows: number(rows) });
  const listed = (head: string, lines: readonly string[]) => [head, ...(lines.length > 0 ? lines : [t('none')])];
  return [
    [
      t('title'),
      t('number', { id: certificate.id }),
      t('subject', { subject, companyId }),
      t(`by.${askedBy}`, { at: dateTime(askedAt) }),
      t('done', { from: dateTime(begunAt), to: dateTime(endedAt) }),
    ],
    listed(t('gone'), [
      ...gone.map((each) => t('rows', counted(each))),
      t('files', { count: number(files.count), bytes: number(files.bytes) }),
    ]),
    [
      ...listed(
        t('kept'),
        kept.map(({ duty, until, ...each }) =>
          t(until ? 'until' : 'withReport', {
            ...counted(each),
            duty: duties[duty][language],
            until: until ? day(until) : '',
          }),
        ),
      ),
      ...(kept.some(({ until }) => until !== null) ? [t('restricted')] : []),
    ],
    [backupsEndAt === null ? t('noBackups') : t('backups', { at: day(backupsEndAt) })],
  ]
    .map((part) => part.join('\n'))
    .join('\n\n');
}
