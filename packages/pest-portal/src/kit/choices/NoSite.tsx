import { Button, EmptyState, Icon, plusIcon } from 'pest-ui';
import { useT } from '../../base/i18n';
import { useNavigate, useOpenAddress } from '../../base/links';
import { choiceMessages } from './choices.messages';

/** A company without customers yet: there is nothing to choose, and what comes first is a customer. */
export function NoSite() {
  const t = useT(choiceMessages);
  const navigate = useNavigate();
  const to = useOpenAddress()('/createCustomer');
  return (
    <EmptyState title={t('choice.site.none')} hint={t('choice.site.none.hint')}>
      {to && (
        <Button variant="primary" onClick={() => navigate(to)}>
          <Icon path={plusIcon} size={16} />
          {t('choice.site.create')}
        </Button>
      )}
    </EmptyState>
  );
}
