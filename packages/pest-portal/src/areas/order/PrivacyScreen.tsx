import { privacyNoticeOf, privacyNoticeVersion } from 'pest-sdk';
import { useCall } from '../../base/calls';
import { LegalPage } from './LegalPage';

/** `/privacy`: what is taken from people, why, how long, and whom to ask. */
export function PrivacyScreen() {
  const { data } = useCall('membership.plans', {});
  return <LegalPage name="privacy" text={privacyNoticeOf(data?.kept ?? null)} version={privacyNoticeVersion} />;
}
