import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Dialog, FailureState, LoadingState, Text, useToast } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { reportMessages } from './report.messages';
import { companyRulesQuery, useSaveCompanyRules } from './report.queries';

/** How the company reviews reports; its administrator decides. */
export function ReviewRulesButton() {
  const t = useT(reportMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('report.rules')}
      </Button>
      {open && <ReviewRulesDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ReviewRulesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT(reportMessages);
  const { toast } = useToast();
  const rules = useQuery(companyRulesQuery());
  const save = useSaveCompanyRules();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const byAnother = chosen ?? rules.data?.reviewByAnother ?? true;
  const keep = () =>
    save.mutate(byAnother, {
      onSuccess: () => {
        toast({ tone: 'success', message: t('report.rules.saved') });
        onClose();
      },
    });
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
            {t('report.rules.cancel')}
          </Button>
          <Button variant="primary" disabled={!rules.data} loading={save.isPending} onClick={keep}>
            {t('report.rules.save')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
