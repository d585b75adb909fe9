import { serviceAgreement, serviceAgreementVersion } from 'pest-sdk';
import { LegalPage } from './LegalPage';

/** `/agreement`: what a buyer accepts. */
export const AgreementScreen = () => (
  <LegalPage name="agreement" text={serviceAgreement} version={serviceAgreementVersion} />
);
