import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { toString as drawQr } from 'qrcode';

// RFC 6238 with the values that every authenticator app knows: SHA-1, six digits, 30 seconds.

const STEP_SECONDS = 30;
/** a phone's clock may be one step off in either direction (RFC 6238, section 5.2) */
const WINDOW = 1;

const RECOVERY_CODES = 10;
const RECOVERY_CODE_LENGTH = 12;
/** 32 characters, none of which look alike; twelve of them make 60 bits */
const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz023456789';

/** @returns a new secret in base32 */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/**
 * @param issuer the product's name, as the app lists it
 * @param account the member's e-mail address, as the app lists it
 */
export async function totpSetup(secret: string, issuer: string, account: string) {
  const uri = totpOf(secret, issuer, account).toString();
  return { secret, uri, qrSvg: await drawQr(uri, { type: 'svg', margin: 1 }) };
}

/**
 * @returns the time step that the code belongs to, null for a wrong code. Store the step, and
 *   accept no code of the same or an earlier step.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
  });
}

/** @returns ten different codes, in the form in which members write them down: 'k3pm-29xq-tt7a' */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(newRecoveryCode());
  return [...codes];
}

function newRecoveryCode(): string {
  const signs = Array.from(
    { length: RECOVERY_CODE_LENGTH },
    () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
  );
  return signs.join('').replace(/.{4}(?=.)/g, '$&-');
}
