import * as rights from 'pest-sdk/rights';
import { Button, Dialog, Stack } from 'pest-ui';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { useNavigate } from '../../base/links';
import { Can, useAccount } from '../../base/session';
import { accountMessages } from './account.messages';
import { type AccountNumber, isFull, seatedStaff } from './quota';

/** Why no more accounts can be added, and the way to more. */
export function QuotaDialog({ number, onClose }: { readonly number: AccountNumber; readonly onClose: () => void }) {
  const t = useT(accountMessages);
  const common = useT(commonMessages);
  const { role } = useAccount();
  const navigate = useNavigate();
  const { limit, used } = number;
  const staff = seatedStaff(number);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t(isFull(number) ? 'account.full.title' : 'account.quota.more')}</Dialog.Header>
        <Dialog.Body>
          <Stack gap={3}>
            {limit !== null && (
              <span>{t(role === 'customer' ? 'account.full.sub' : 'account.full.text', { used, limit })}</span>
            )}
            {staff.limit !== null && (
              <span>
                {t('account.full.service', { used: staff.used, limit: staff.limit, available: staff.available ?? 0 })}
              </span>
            )}
            <span>{t(role === 'customer' ? 'account.full.customer' : 'account.full.company')}</span>
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{common('common.close')}</Button>
          {role !== 'customer' && (
            <Can right={rights.orderCreate}>
              <Button variant="primary" onClick={() => navigate('/confirmOrder')}>
                {t('account.full.buy')}
              </Button>
            </Can>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
