import type { PestLogDetails } from 'pest-sdk';
import { Button, DescriptionList, Dialog, FailureState, LoadingState, Section, Stack, Text, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { useCall } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { PhotoStrip } from '../../kit/form/PhotoStrip';
import { OpenLink } from '../../kit/page/OpenLink';
import { pestLogMessages } from './pest-log.messages';

export interface LogDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One pest log: what was seen, with pictures, and how it was dealt with. */
export function LogDialog({ id, onClose }: LogDialogProps) {
  const t = useT(pestLogMessages);
  const common = useT(commonMessages);
  const log = useCall('pestLog.details', { id });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="lg">
        <Dialog.Header>{log.data?.title ?? t('log.loading')}</Dialog.Header>
        <Dialog.Body>
          {log.data ? (
            <Log log={log.data} />
          ) : log.error ? (
            <FailureState error={log.error} onRetry={() => void log.refetch()} />
          ) : (
            <LoadingState label={t('log.loading')} />
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{common('common.close')}</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Log({ log }: { readonly log: PestLogDetails }) {
  const t = useT(pestLogMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const facts = [
    [t('log.description'), log.description],
    [common('common.customer'), log.customerName],
    [
      t('log.task'),
      log.taskId && log.taskNumber && (
        <OpenLink to="/servicePage/detail" query={{ id: log.taskId }}>
          {log.taskNumber}
        </OpenLink>
      ),
    ],
    [t('log.responsible'), log.responsibleName],
    [t('log.operator'), log.operatorName],
    [t('log.publisher'), format.parts([log.publisherName, format.dateTime(log.publishedAt)])],
  ] as const;
  return (
    <Stack gap={5}>
      <DescriptionList items={facts.flatMap(([term, description]) => (description ? [{ term, description }] : []))} />
      <Section title={t('log.content')} heading="h3">
        <Written as="p">{log.content}</Written>
        <PhotoStrip photos={log.photos} />
      </Section>
      {log.handledAt && (
        <Section
          title={t('log.handling')}
          heading="h3"
          note={format.parts([log.handledBy ?? '', format.dateTime(log.handledAt)])}
        >
          <Written as="p">{log.handling}</Written>
          <PhotoStrip photos={log.handlingPhotos} />
        </Section>
      )}
    </Stack>
  );
}

/** Its lines stay as they were written. */
const Written = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
