import { type ReportSummary, type RequestInput, reportStateWords } from 'pest-sdk';
import { useFormat } from 'pest-ui';
import { client } from '../../base/client';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { ExportMenu } from '../../kit/import/ExportMenu';
import { useSigners } from '../../kit/page/useSigners';
import { reportMessages } from './report.messages';

export interface ExportReportsProps {
  /** The list as it stands. */
  readonly request: RequestInput<'report.list'>;
  readonly total: number;
}

/** The reports of the list as a file. */
export function ExportReports({ request, total }: ExportReportsProps) {
  const t = useT(reportMessages);
  const common = useT(commonMessages);
  const { dateTime } = useFormat();
  const signersOf = useSigners();
  const { page: _page, limit: _limit, ...filter } = request;
  return (
    <ExportMenu<ReportSummary>
      name={t('report.list.title')}
      total={total}
      rows={(signal) => client.report.list.all(filter, { signal })}
      columns={[
        { head: t('report.number'), text: ({ number }) => number },
        { head: common('common.name'), text: ({ name }) => name },
        { head: t('report.customer'), text: ({ customerName }) => customerName },
        { head: t('report.serviceDay'), day: ({ serviceDay }) => serviceDay },
        { head: t('report.kind'), text: ({ kind }) => t(`report.kind.${kind}`) },
        { head: t('report.state'), text: ({ state }) => reportStateWords[state][language] },
        { head: t('report.signatures'), number: ({ signatureCount }) => signatureCount },
        { head: t('report.signers'), text: ({ signers }) => signersOf(signers) },
        { head: t('report.updatedAt'), text: ({ updatedAt }) => dateTime(updatedAt) },
      ]}
    />
  );
}
