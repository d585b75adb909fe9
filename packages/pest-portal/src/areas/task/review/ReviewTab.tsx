import type { TaskDetails } from 'pest-sdk';
import { Columns, FailureState, LoadingState, Stack, token } from 'pest-ui';
import { styled } from 'styled-components';
import { useCall } from '../../../base/calls';
import { useT } from '../../../base/i18n';
import type { OpenStep } from '../steps/TaskStepDialog';
import { ChemicalEvidence, OnSite, PhotoEvidence, RiskEvidence, SignatureEvidence } from './Evidence';
import { Exceptions } from './Exceptions';
import { exceptionsOf } from './exceptions';
import { ReviewPanel } from './ReviewPanel';
import { reviewMessages } from './review.messages';
import type { Evidence } from './review-evidence';

export interface ReviewTabProps {
  readonly task: TaskDetails;
  /** Shows every device. */
  readonly onDevices: () => void;
  readonly onRefused: (step: OpenStep) => void;
}

/** A visit as its reviewer reads it: what stands out first, the proof below, the decision always in reach. */
export function ReviewTab({ task, onDevices, onRefused }: ReviewTabProps) {
  const t = useT(reviewMessages);
  const sheet = useCall('inspection.sheet', { id: task.id });
  const risks = useCall('risk.list', { taskId: task.id, limit: 50 });
  const chemicals = useCall('inspection.chemicalUses', { id: task.id });
  const history = useCall('task.history', { id: task.id });
  const parts = [sheet, risks, chemicals, history];
  const failed = parts.find(({ error, data }) => error !== null && data === undefined);
  if (failed) {
    const again = () => {
      for (const part of parts) if (part.error) void part.refetch();
    };
    return <FailureState error={failed.error} onRetry={again} />;
  }
  if (!sheet.data || !risks.data || !chemicals.data || !history.data)
    return <LoadingState shape="page" label={t('review.title')} />;
  const evidence: Evidence = {
    task,
    rows: sheet.data.rows,
    exceptions: exceptionsOf(sheet.data.rows, history.data),
    risks: risks.data.items,
    chemicals: chemicals.data,
  };
  return (
    <Frame>
      <Columns side={340} below={760} gap={6}>
        <Stack gap={6} divided>
          <Exceptions evidence={evidence} onAll={onDevices} />
          <RiskEvidence risks={evidence.risks} />
          <Pair>
            <ChemicalEvidence uses={evidence.chemicals} />
            <OnSite task={task} />
            <SignatureEvidence task={task} />
          </Pair>
          <PhotoEvidence rows={evidence.rows} risks={evidence.risks} />
        </Stack>
        <ReviewPanel evidence={evidence} onRefused={onRefused} />
      </Columns>
    </Frame>
  );
}

/** The columns stand by its width. */
const Frame = styled.div`
  container-type: inline-size;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${token.space[5]};
`;
