/** What the server last said, for screens without a network. */
export const answersDatabase = 'pest-answers';
/** Pictures that the worker keeps for them. */
export const fileCache = 'pest-files';
