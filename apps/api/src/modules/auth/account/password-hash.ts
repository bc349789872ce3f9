import { createHash, randomBytes } from 'node:crypto';
import argon2 from '@node-rs/argon2';
import { AppError } from '../../../lib/errors.ts';

/** Argon2id with OWASP's first recommendation: 19 MiB, two passes, one thread. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const SALT_BYTES = 16;

/**
 * Four hashes take 76 MiB at most. More at once would not be faster: they would wait for
 * processors.
 */
const MAX_CONCURRENT = 4;
/**
 * About two seconds of work. With more waiting it is kinder to refuse than to let everybody wait.
 */
const MAX_WAITING = 200;

/** A hash that no password has. Checking against it takes as long as checking a real one. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$5k+NvWz1OV4b1Ny1VrJziA$cOFrih/ocdsS5gyQvJJy77EjXgBDXgtpnmfXWNRWT64';

/** @throws AppError UNAVAILABLE when too many passwords are being checked */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => argon2.hash(password.normalize('NFC'), PARAMETERS));
}

/**
 * The hash for an account that waits for its address. Any number of them may wait for the same one; they
 * have its salt, so that signing in finds the right one by a single hash, and takes as long however many
 * there are.
 * @throws AppError UNAVAILABLE when too many passwords are being checked
 */
export function hashPasswordFor(email: string, password: string): Promise<string> {
  const salt = createHash('sha256').update(`oche address ${email.toLowerCase()}`).digest();
  const parameters = { ...PARAMETERS, salt: salt.subarray(0, SALT_BYTES) };
  return inTurn(() => argon2.hash(password.normalize('NFC'), parameters));
}

/**
 * @param passwordHash null when there is no account or it has no password. The check then takes as
 *   long as any other and always fails.
 * @throws AppError UNAVAILABLE when too many passwords are being checked
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const matches = await inTurn(() =>
    argon2.verify(passwordHash ?? NOBODYS_HASH, password.normalize('NFC')),
  );
  return matches && passwordHash !== null;
}

/**
 * The hash of a secret that we have made ourselves and that is too short for a plain one, e.g. a code that somebody
 * writes down. Whoever has the salt finds it by one hash among several that have the same.
 * @param salt of `newSalt` or `saltOf`
 * @throws AppError UNAVAILABLE when too many passwords are being checked
 */
export const hashShortSecret = (secret: string, salt: Buffer): Promise<string> =>
  inTurn(() => argon2.hash(secret, { ...PARAMETERS, salt }));

export const newSalt = (): Buffer => randomBytes(SALT_BYTES);

/** @returns null for what is no hash of Argon2 */
export function saltOf(hash: string): Buffer | null {
  const [, algorithm, , , salt] = hash.split('$');
  return algorithm === 'argon2id' && salt ? Buffer.from(salt, 'base64') : null;
}

/** Whether the hash was made with other parameters than today's. */
export function isOutdated(passwordHash: string): boolean {
  const made = argon2.parseOptions(passwordHash);
  return (Object.keys(PARAMETERS) as (keyof typeof PARAMETERS)[]).some(
    (key) => made[key] !== PARAMETERS[key],
  );
}

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_CONCURRENT) {
    if (waiting.length >= MAX_WAITING) throw new AppError('UNAVAILABLE', { retryAfter: 3 });
    // whoever finishes hands over the place, so `running` stays as it is
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
