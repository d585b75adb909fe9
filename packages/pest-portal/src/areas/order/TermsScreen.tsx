import { termsOfUse, termsOfUseVersion } from 'pest-sdk';
import { LegalPage } from './LegalPage';

/** `/terms`: what whoever registers accepts. */
export const TermsScreen = () => <LegalPage name="terms" text={termsOfUse} version={termsOfUseVersion} />;
