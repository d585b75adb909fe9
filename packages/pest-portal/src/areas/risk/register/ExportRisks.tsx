import { type RequestInput, type Risk, riskSeverityWords } from 'pest-sdk';
import { useFormat } from 'pest-ui';
import { client } from '../../../base/client';
import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { type ExportColumn, ExportMenu } from '../../../kit/import/ExportMenu';
import { riskStateOf } from '../RiskPanel';
import { riskMessages } from '../risk.messages';
import { registerMessages } from './register.messages';
import { useRiskDays } from './useRiskDays';

export interface ExportRisksProps {
  readonly name: string;
  /** The register as it is narrowed and ordered. */
  readonly request: RequestInput<'risk.list'>;
  readonly total: number;
}

/** The register as a file: what an auditor asks of each corrective action, from who found it to who verified it. */
export function ExportRisks({ name, request, total }: ExportRisksProps) {
  return (
    <ExportMenu<Risk>
      name={name}
      total={total}
      rows={(signal) => client.risk.list.all(request, { signal })}
      columns={useRiskExportColumns()}
    />
  );
}

/** What an auditor asks of each corrective action; the archive of the binder has the same. */
export function useRiskExportColumns(): readonly ExportColumn<Risk>[] {
  const t = useT(registerMessages);
  const common = useT(commonMessages);
  const field = useT(riskMessages);
  const { day } = useFormat();
  const { ageOf, lateBy } = useRiskDays();
  return [
    { head: field('risk.severity'), text: ({ severity }) => riskSeverityWords[severity][language] },
    { head: common('common.state'), text: riskStateOf },
    { head: field('risk.description'), text: ({ description }) => description },
    { head: common('common.customer'), text: ({ customerName }) => customerName },
    { head: field('risk.location'), text: ({ location }) => location },
    { head: field('risk.device'), text: ({ deviceCode }) => deviceCode ?? '' },
    { head: t('register.service.number'), text: ({ taskNumber }) => taskNumber },
    { head: t('register.foundOn'), day: ({ foundAt }) => day(foundAt) },
    { head: t('register.foundBy'), text: ({ foundBy }) => foundBy },
    { head: field('risk.action'), text: ({ action }) => action },
    { head: field('risk.assignedTo'), text: ({ assignedTo }) => field(`risk.assignedTo.${assignedTo}`) },
    { head: field('risk.owner'), text: ({ owner }) => owner },
    { head: field('risk.dueDay'), day: ({ dueDay }) => dueDay },
    { head: t('register.lateBy'), number: lateBy },
    { head: t('register.ageInDays'), number: ageOf },
    { head: field('risk.treatment'), text: ({ treatment }) => treatment },
    { head: t('register.treatedOn'), day: ({ treatedAt }) => treatedAt && day(treatedAt) },
    { head: t('register.answeredBy'), text: ({ answeredBy }) => answeredBy ?? '' },
    { head: t('register.proofPhotos'), number: ({ treatmentPhotos }) => treatmentPhotos.length },
    { head: field('risk.returned'), text: ({ returnReason }) => returnReason },
    { head: t('register.verifiedOn'), day: ({ verifiedAt }) => verifiedAt && day(verifiedAt) },
    { head: t('register.verifiedBy'), text: ({ verifiedBy }) => verifiedBy ?? '' },
  ];
}
