/** The service agreement that is in force: who registers accepts it, and the account remembers which one it was. */
export const agreementVersion = '2026-11';
