import { Button, Checkbox, Dialog, FailureState, LoadingState, Text, useToast } from 'pest-ui';
import { useState } from 'react';
import { useCall } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { useWrite } from '../../base/writes';
import { DialogButton } from '../../kit/form/DialogButton';
import { reportMessages } from './report.messages';

/** How the company reviews reports; its administrator decides. */
export function ReviewRulesButton() {
  const t = useT(reportMessages);
  return (
    <DialogButton variant="secondary" dialog={(onClose) => <ReviewRulesDialog onClose={onClose} />}>
      {t('report.rules')}
    </DialogButton>
  );
}

function ReviewRulesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT(reportMessages);
  const common = useT(commonMessages);
  const { toast } = useToast();
  const rules = useCall('company.details', {});
  const save = useWrite('company.updateSettings');
  const [chosen, setChosen] = useState<boolean | null>(null);
  const byAnother = chosen ?? rules.data?.reviewByAnother ?? true;
  const keep = () =>
    save.mutate(
      { reviewByAnother: byAnother },
      {
        onSuccess: () => {
          toast({ tone: 'success', message: t('report.rules.saved') });
          onClose();
        },
      },
    );
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t('report.rules.title')}</Dialog.Header>
        <Dialog.Body>
          {rules.data ? (
            <>
              <Checkbox label={t('report.rules.byAnother')} checked={byAnother} onChange={setChosen} />
              <Text as="p" size="sm" tone="muted">
                {t('report.rules.byAnother.help')}
              </Text>
            </>
          ) : rules.error ? (
            <FailureState error={rules.error} onRetry={() => void rules.refetch()} />
          ) : (
            <LoadingState label={t('report.rules.title')} />
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="secondary" onClick={onClose}>
            {common('common.cancel')}
          </Button>
          <Button variant="primary" disabled={!rules.data} loading={save.isPending} onClick={keep}>
            {common('common.save')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
