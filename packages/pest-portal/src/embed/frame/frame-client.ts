import { createPestClient, type Language, type PestClient } from 'pest-sdk';

/** The frame's client: its token is the host's, asked for when it is first needed and again when it has ended. */
export function frameClient(askHost: () => Promise<string>, language: () => Language): PestClient {
  let token: Promise<string> | undefined;
  const ask = () => {
    const asked = askHost();
    token = asked;
    // A host that had none a moment ago is asked again by the next call.
    asked.catch(() => {
      if (token === asked) token = undefined;
    });
    return asked;
  };
  return createPestClient({
    baseUrl: '',
    token: () => token ?? ask(),
    renewToken: ask,
    language,
    retryWrites: true,
    joinWrites: true,
  });
}
