import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What an authenticator reports: somebody touched it, it knows by finger, face or PIN who, and a key comes with it. */
const flags = { present: 0x01, verified: 0x04, withKey: 0x40 } as const;

interface Signing {
  readonly challenge: string;
  /** @default 'https://pest.test' */
  readonly origin?: string;
  /** Whether it knows who touched it. @default true */
  readonly verified?: boolean;
}

/** An authenticator with one passkey, as a browser would answer for it. */
export function passkeyDevice() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(16);
  const id = credential.toString('base64url');
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  let counter = 0;

  function answers(type: 'webauthn.create' | 'webauthn.get', signing: Signing) {
    const { challenge, origin = 'https://pest.test', verified = true } = signing;
    const client = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
    counter += 1;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    const rights = flags.present | (verified ? flags.verified : 0);
    const head = (flag: number) =>
      Buffer.concat([createHash('sha256').update(new URL(origin).hostname).digest(), Buffer.from([flag]), counted]);
    return { client, rights, head };
  }

  return {
    /** Of `auth.addPasskey`. */
    make(signing: Signing) {
      const { client, rights, head } = answers('webauthn.create', signing);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credential.length);
      const key = Buffer.concat([Buffer.alloc(16), length, credential, cose]);
      const authData = new Uint8Array(Buffer.concat([head(rights | flags.withKey), key]));
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', authData],
        ]),
      );
      return {
        id,
        clientDataJSON: client.toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
      };
    },
    /** Of `auth.signInWithPasskey`. */
    sign(signing: Signing) {
      const { client, rights, head } = answers('webauthn.get', signing);
      const authData = head(rights);
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
      return {
        id,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
    },
  };
}
