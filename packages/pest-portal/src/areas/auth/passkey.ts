import type { RequestInput, ResultOf } from 'pest-sdk';
import { fetchCode } from 'pest-ui';
import { markForOurs } from '../../base/browser-mark';
import { client } from '../../base/client';
import { writeToken } from '../../base/token-cookie';

/** ES256 and RS256, which every authenticator has one of. */
const algorithms = [-7, -257] as const;

/** Whether the browser makes and uses passkeys on this page; none does where the page came without TLS. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** The browser made or used no passkey: it was cancelled, took too long, or there is none. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey';
}

/** Lets the browser make a passkey. @throws NoPasskey */
export async function makePasskey({
  challenge,
  rpId,
  userHandle,
  userName,
  displayName,
  exclude,
}: ResultOf<'auth.beginPasskey'>): Promise<Omit<RequestInput<'auth.addPasskey'>, 'name'>> {
  const startRegistration = await fetchCode(() => import('./browser-passkeys'), 'startRegistration');
  const made = await orNone(
    startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: rpId, name: 'Pest Portal' },
        user: { id: userHandle, name: userName, displayName },
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
        excludeCredentials: exclude.map((id) => ({ id, type: 'public-key' })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    }),
  );
  const { clientDataJSON, attestationObject } = made.response;
  return { id: made.id, clientDataJSON, attestationObject };
}

/** Signs in with a passkey that the browser or its device keeps, and keeps the token. @throws NoPasskey */
export async function signInWithPasskey(remember: boolean): Promise<void> {
  const startAuthentication = await fetchCode(() => import('./browser-passkeys'), 'startAuthentication');
  const { challenge, rpId } = await client.auth.beginPasskeySignIn();
  const signed = await orNone(startAuthentication({ optionsJSON: { challenge, rpId, userVerification: 'required' } }));
  const { clientDataJSON, authenticatorData, signature } = signed.response;
  const token = await client.auth.signInWithPasskey({
    id: signed.id,
    clientDataJSON,
    authenticatorData,
    signature,
    ...(remember && { remember }),
    ...markForOurs(),
  });
  writeToken(token, { remember });
}

async function orNone<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (cause) {
    throw new NoPasskey('The browser answered with no passkey', { cause });
  }
}
