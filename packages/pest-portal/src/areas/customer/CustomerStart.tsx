import type { CustomerDetails } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { useFormat } from 'pest-ui';
import { useT } from '../../base/i18n';
import { address, Link, useOpenAddress } from '../../base/links';
import { Can } from '../../base/session';
import { siteParameter } from '../../kit/choices/usePlanChoice';
import { DialogButton } from '../../kit/form/DialogButton';
import { type StepRow, Steps } from '../../kit/page/Steps';
import { LoginAccountDialog } from './LoginAccountDialog';
import { overviewMessages } from './overview.messages';

/** What a customer needs before its first visit; gone once all of it is there. */
export function CustomerStart({ customer }: { readonly customer: CustomerDetails }) {
  const t = useT(overviewMessages);
  const { number } = useFormat();
  const addressOf = useOpenAddress();
  const { id, floorPlanCount, deviceCount, loginId, lastServiceDay, nextServiceDay } = customer;
  const site = { [siteParameter]: id };
  const link = (step: 'plan' | 'devices' | 'service', to: ReturnType<typeof addressOf>) =>
    to && <Link to={to}>{t(`customer.start.${step}.act`)}</Link>;
  const all = {
    plan: { done: floorPlanCount > 0, act: link('plan', addressOf('/imgCustomer', { ...site, upload: 'new' })) },
    devices: {
      done: deviceCount > 0,
      act: link(
        'devices',
        floorPlanCount > 0 ? addressOf('/img', site) : address('/detailCustomer', { id, tab: 'devices' }),
      ),
    },
    login: {
      done: loginId !== null,
      act: (
        <Can right={rights.customerCreateAccount}>
          <DialogButton dialog={(onClose) => <LoginAccountDialog customer={customer} onClose={onClose} />}>
            {t('customer.start.login.act')}
          </DialogButton>
        </Can>
      ),
    },
    service: {
      done: lastServiceDay !== null || nextServiceDay !== null,
      act: link('service', addressOf('/servicePage/newAdd', { customerId: id })),
    },
  } as const;
  const made = steps.filter((step) => all[step].done).length;
  if (made === steps.length) return null;
  return (
    <Steps
      title={t('customer.start')}
      lead={t('customer.start.lead')}
      steps={steps.map(
        (step): StepRow => ({
          id: step,
          ...all[step],
          name: t(`customer.start.${step}`),
          note: all[step].done ? t('customer.start.done') : t(`customer.start.${step}.why`),
        }),
      )}
      made={t('customer.start.made', { made: number(made), count: number(steps.length) })}
    />
  );
}

const steps = ['plan', 'devices', 'login', 'service'] as const;
