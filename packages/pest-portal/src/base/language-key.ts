/** Where the choice of language is kept on this device (specification §2). */
export const languageKey = 'pest_lang';
