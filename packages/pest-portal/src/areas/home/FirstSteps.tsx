import type { FirstStep, ResultOf } from 'pest-sdk';
import { useFormat } from 'pest-ui';
import { useT } from '../../base/i18n';
import { type Address, Link, Navigate, type OpenAddress, useOpenAddress } from '../../base/links';
import { useAccount } from '../../base/session';
import { Steps } from '../../kit/page/Steps';
import { firstStepsMessages } from './first-steps.messages';

const placeOf: Readonly<Record<FirstStep, (addressOf: OpenAddress) => Address | undefined>> = {
  customer: (addressOf) => addressOf('/createCustomer'),
  devices: (addressOf) => addressOf('/imgCustomer'),
  staff: (addressOf) => addressOf('/system/account', { id: 'new' }),
  service: (addressOf) => addressOf('/servicePage/newAdd'),
  visit: (addressOf) => addressOf('/servicePage/undoneList'),
};

/**
 * In place of the dashboard until a company has handed in its first visit: what to do next. Each step ticks itself.
 * Who runs the installation and began none has its reviews in that place.
 */
export function FirstSteps({ steps }: { readonly steps: ResultOf<'home.firstSteps'> }) {
  const t = useT(firstStepsMessages);
  const { number } = useFormat();
  const addressOf = useOpenAddress();
  const made = steps.filter(({ done }) => done).length;
  const runsInstallation = useAccount().user.platform;
  if (runsInstallation && made === 0) return <Navigate to="/admin" replace />;
  return (
    <Steps
      title={t('home.first')}
      lead={t('home.first.lead')}
      steps={steps.map(({ step, done }) => {
        const to = placeOf[step](addressOf);
        return {
          id: step,
          done,
          name: t(`home.first.${step}`),
          note: done ? t('home.first.done') : t(`home.first.${step}.why`),
          act: to && <Link to={to}>{t(`home.first.${step}.act`)}</Link>,
        };
      })}
      made={t('home.first.made', { made: number(made), count: number(steps.length) })}
    />
  );
}
