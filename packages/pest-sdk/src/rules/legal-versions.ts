/** The service agreement that a buyer accepts; another text has another version. */
export const serviceAgreementVersion = '2026-12';
/** The terms of use that whoever registers accepts; another text has another version. */
export const termsOfUseVersion = '2026-12';
/** The privacy notice that whoever registers or writes is shown; another text has another version. */
export const privacyNoticeVersion = '2026-12';

/** What a registration is kept with: the versions of what was accepted and of what was read. */
export const registrationConsent = `terms ${termsOfUseVersion}, privacy ${privacyNoticeVersion}`;
