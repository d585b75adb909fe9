import { createHash, randomBytes } from 'node:crypto';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { newId } from '../../database/ids';
import { listEnd } from '../../database/pages';
import type { System } from '../../database/transactions';

const challengeLivesMs = 5 * 60_000;

/** A challenge that is signed once; of an account that adds a passkey, or of whoever signs in (null). */
export async function newChallenge(system: System, accountId: string | null, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  // Whoever asks for ever new ones leaves nothing behind.
  await system.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute();
  await system
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: hashOf(challenge),
      account_id: accountId,
      expires_at: new Date(now.getTime() + challengeLivesMs),
    })
    .execute();
  return challenge;
}

/** What a browser answers, and where the page stood that asked it. */
interface Asked {
  readonly id: string;
  readonly clientDataJSON: string;
  /** `https://portal.example.com`. */
  readonly origin: string;
}

/** The host that passkeys of an origin are for. */
export function hostOf(origin: string): string {
  return new URL(origin).hostname;
}

/** Keeps a passkey that the account's browser made; null for one that is not right, or that an account has already. */
export async function keepPasskey(
  system: System,
  accountId: string,
  made: Asked & { readonly name: string; readonly attestationObject: string },
  now: Date,
): Promise<string | null> {
  const { id: credentialId, clientDataJSON, attestationObject, origin } = made;
  const challenge = await takeChallenge(system, accountId, clientDataJSON, now);
  if (challenge === null) return null;
  const response = { clientDataJSON, attestationObject };
  const verified = await orNull(() =>
    verifyRegistrationResponse({
      response: { ...shapeOf(credentialId), response },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
    }),
  );
  if (!verified?.verified) return null;
  const { credential } = verified.registrationInfo;
  const id = newId(now);
  const kept = await system
    .insertInto('passkey')
    .values({
      id,
      account_id: accountId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      name: made.name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept?.id ?? null;
}

/** Whose passkey signed; null where none did. A signature is taken once, and only from a person who was verified. */
export async function accountOfPasskey(
  system: System,
  signed: Asked & { readonly authenticatorData: string; readonly signature: string },
  now: Date,
): Promise<string | null> {
  const { id, clientDataJSON, authenticatorData, signature, origin } = signed;
  const challenge = await takeChallenge(system, null, clientDataJSON, now);
  const passkey = await system.selectFrom('passkey').selectAll().where('credential_id', '=', id).executeTakeFirst();
  if (challenge === null || !passkey) return null;
  const verified = await orNull(() =>
    verifyAuthenticationResponse({
      response: { ...shapeOf(id), response: { clientDataJSON, authenticatorData, signature } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified?.verified) return null;
  await system
    .updateTable('passkey')
    .set({ counter: verified.authenticationInfo.newCounter, last_used_at: now })
    .where('id', '=', passkey.id)
    .execute();
  return passkey.account_id;
}

/** The passkeys of an account, the oldest first. */
export function passkeysOf(system: System, accountId: string) {
  return system
    .selectFrom('passkey')
    .select(['id', 'credential_id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(listEnd)
    .execute();
}

/** Removes one of an account, or all; answers how many there were. */
export async function removePasskeys(system: System, accountId: string, id?: string): Promise<number> {
  const { numDeletedRows } = await system
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The challenge that was signed, used up by being asked for; null for one that nobody was given, or no more. */
async function takeChallenge(
  system: System,
  accountId: string | null,
  clientDataJSON: string,
  now: Date,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const taken = await system
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hashOf(challenge))
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n ? challenge : null;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const told: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    if (typeof told !== 'object' || told === null || !('challenge' in told)) return null;
    return typeof told.challenge === 'string' ? told.challenge : null;
  } catch {
    return null;
  }
}

/** What every answer of a browser has. */
function shapeOf(id: string) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
}

/** The library throws what is wrong with an answer: whoever sent it is told that it is not valid, and no more. */
async function orNull<Result>(verify: () => Promise<Result>): Promise<Result | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

function hashOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('hex');
}
