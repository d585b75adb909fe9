import * as rights from 'pest-sdk/rights';
import { Button, EmptyState } from 'pest-ui';
import { useT } from '../../base/i18n';
import { useNavigate, useOpenAddress } from '../../base/links';
import { useCan } from '../../base/session';
import { OfSite } from '../../kit/choices/OfSite';
import { type PlanChoice, siteParameter } from '../../kit/choices/usePlanChoice';
import { deviceMessages } from './device.messages';

/** Why there is no floor plan to show: still loading, failed, not there, or none uploaded. */
export function NoPlan({ choice }: { readonly choice: PlanChoice }) {
  const t = useT(deviceMessages);
  const can = useCan();
  const navigate = useNavigate();
  const plans = useOpenAddress()('/imgCustomer', { [siteParameter]: choice.site?.id, upload: 'new' });
  return (
    <OfSite choice={choice} back="/imgCustomer">
      <EmptyState title={t('device.noPlan')} hint={t('device.noPlan.hint')}>
        {plans && can(rights.floorPlanAdd) && (
          <Button variant="primary" onClick={() => navigate(plans)}>
            {t('device.noPlan.act')}
          </Button>
        )}
      </EmptyState>
    </OfSite>
  );
}
