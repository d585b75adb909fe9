import type { SitePlace } from 'pest-sdk';
import { useFormat } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { customerMapMessages } from './customer-map.messages';

/** What waits at a site, in a line. */
export function useSiteFacts(): (site: SitePlace) => string {
  const t = useT(customerMapMessages);
  const { parts, weekday } = useFormat();
  return ({ openRiskCount, nextServiceDay }) =>
    parts([
      openRiskCount === 0 ? t('map.noRisks') : t('map.risks', { count: openRiskCount }),
      nextServiceDay === null ? t('map.noNext') : t('map.next', { day: weekday(nextServiceDay) }),
    ]);
}
