import { useQuery } from '@tanstack/react-query';
import { type ContractRecord, describeError } from 'pest-sdk';
import { DescriptionList, Notice, Stack, Text, token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { ask } from '../../base/calls';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useFormCall } from '../../kit/form/useFormCall';
import { type Verdict, VerdictDialog } from '../../kit/form/VerdictDialog';
import { contractMessages } from './contract.messages';
import { SealPlaces } from './SealPlaces';

const approval: Verdict<'approve' | 'reject'> = { outcome: 'approve', reason: '' };

export interface ReviewContractDialogProps {
  readonly record: ContractRecord;
  readonly onClose: () => void;
}

/** Approves a contract, which stamps it where the pages show, or says why not. */
export function ReviewContractDialog({ record, onClose }: ReviewContractDialogProps) {
  const t = useT(contractMessages);
  const format = useFormat();
  const { id } = record;
  const form = useDialogForm({
    initial: approval,
    call: useFormCall('contract.updateApply', ({ outcome, reason }: typeof approval) =>
      outcome === 'reject' ? { id, outcome, reason } : { id, outcome },
    ),
    done: (_result, { outcome }) => t(outcome === 'approve' ? 'contract.review.approved' : 'contract.review.rejected'),
    onClose,
  });
  const places = useQuery({ ...ask('contract.placesOf', { id }), staleTime: 0 });
  const refused = places.error && (describeError(places.error, language) ?? t('contract.places.failed'));
  return (
    <VerdictDialog
      form={form}
      title={t('contract.review.title')}
      size="lg"
      approve={{ outcome: 'approve', label: t('contract.review.approve') }}
      refuse={{
        outcome: 'reject',
        label: t('contract.review.reject'),
        reason: t('contract.review.reason'),
        help: t('contract.review.reason.help'),
      }}
      onClose={onClose}
    >
      {(reason) => (
        <Beside>
          <Stack gap={4}>
            <DescriptionList
              items={[
                { term: t('contract.number'), description: record.number },
                { term: t('contract.name'), description: record.name },
                { term: t('contract.seal'), description: record.sealTitle },
                {
                  term: t('contract.submitted'),
                  description: format.parts([record.submittedBy, format.dateTime(record.submittedAt)]),
                },
                {
                  term: t('contract.file'),
                  description: (
                    <a href={record.file} download={`${record.number}.pdf`}>
                      {t('contract.open')}
                    </a>
                  ),
                },
              ]}
            />
            {refused && <Notice tone="warning">{refused}</Notice>}
            <Text as="p" tone="muted">
              {t('contract.review.note')}
            </Text>
            {reason}
          </Stack>
          <SealPlaces file={record.file} places={places.data} looking={places.isLoading} />
        </Beside>
      )}
    </VerdictDialog>
  );
}

/** What is decided stays in sight while the pages scroll; on a phone it stands above them. */
const Beside = styled.div`
  display: grid;
  gap: ${token.space[5]};

  @media (min-width: 800px) {
    grid-template-columns: 280px minmax(0, 1fr);

    > :first-child {
      position: sticky;
      top: 0;
      align-self: start;
    }
  }
`;
