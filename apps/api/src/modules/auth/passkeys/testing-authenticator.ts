import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { createPasskeyInput, passkeySignInInput } from '@oche/validators/auth/passkeys';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { z } from 'zod';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Ceremony {
  challenge: string;
  rpId: string;
  origin: string;
}

const hashOf = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** An authenticator with one passkey, made of ES256 (WebAuthn 3, 6.1 and 6.5). */
export function createAuthenticator({ isVerifying = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let uses = 0;
  let userHandle = '';

  const clientData = (type: string, { challenge, origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(rpId: string, flags: number, credential = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(uses);
    const all = flags | USER_PRESENT | (isVerifying ? USER_VERIFIED : 0);
    return Buffer.concat([hashOf(rpId), Buffer.from([all]), count, credential]);
  }

  /** COSE_Key of an EC2 key on P-256 (RFC 9053, 7.1.1). */
  function coseKey(): Uint8Array {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coordinate = (value: string) => new Uint8Array(Buffer.from(value, 'base64url'));
    const entries = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]);
    return isoCBOR.encode(entries);
  }

  return {
    id: base64url(id),

    create(
      ceremony: Ceremony & { userId: string },
    ): z.input<typeof createPasskeyInput>['response'] {
      userHandle = ceremony.userId;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey()]);
      const authData = authenticatorData(ceremony.rpId, HAS_CREDENTIAL, credential);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', ceremony)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ['internal', 'hybrid'],
        },
      };
    },

    /** @param times how often it was used since the last time; 0 is what a copy would say */
    sign(ceremony: Ceremony, times = 1): z.input<typeof passkeySignInInput>['response'] {
      uses += times;
      const authData = authenticatorData(ceremony.rpId, 0);
      const data = clientData('webauthn.get', ceremony);
      const signature = sign('sha256', Buffer.concat([authData, hashOf(data)]), privateKey);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle,
        },
      };
    },
  };
}
