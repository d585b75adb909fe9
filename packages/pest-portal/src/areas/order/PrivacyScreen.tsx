import { privacyNotice, privacyNoticeVersion } from 'pest-sdk';
import { LegalPage } from './LegalPage';

/** `/privacy`: what is taken from people, why, how long, and whom to ask. */
export const PrivacyScreen = () => <LegalPage name="privacy" text={privacyNotice} version={privacyNoticeVersion} />;
