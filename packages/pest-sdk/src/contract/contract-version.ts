/** The version of the contract that this package speaks. It changes where a client of the old one would no longer work. */
export const contractVersion = '1';

/**
 * Names the version of an answer. Sent with a call it pins the version: a server that speaks another one refuses the call,
 * and answers nothing that the client could misread.
 */
export const versionHeader = 'Pest-Version';
