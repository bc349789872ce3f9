import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ownWords, passwordFlaw } from '@oche/validators/auth/password-rule';
import { AppError } from '../../../lib/errors.ts';

/**
 * What attackers try first: passwords that have leaked often, and words and names in German and English. More than
 * 12,000 of them have ten characters and more (MIT; only these files of their packages are read).
 */
const LISTS = [
  '@zxcvbn-ts/language-common/src/passwords.json',
  '@zxcvbn-ts/language-de/src/commonWords.json',
  '@zxcvbn-ts/language-de/src/firstnames.json',
  '@zxcvbn-ts/language-de/src/lastnames.json',
  '@zxcvbn-ts/language-en/src/commonWords.json',
  '@zxcvbn-ts/language-en/src/firstnames.json',
] as const;

let reading: Promise<ReadonlySet<string>> | undefined;

/** They are read when the first password is chosen. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  reading ??= Promise.all(LISTS.map(readList)).then((lists) => new Set(lists.flat()));
  return reading;
}

async function readList(file: (typeof LISTS)[number]): Promise<string[]> {
  const words: unknown = JSON.parse(
    await readFile(createRequire(import.meta.url).resolve(file), 'utf8'),
  );
  return Array.isArray(words) ? words.map(String) : [];
}

interface Whose {
  first_name: string;
  last_name: string;
  email: string;
}

/**
 * The one place where a password is accepted: at sign-up, at a change, and by a link.
 * @param field the input field that the error names
 * @throws AppError BAD_INPUT with the reason
 */
export async function requireGoodPassword(
  password: string,
  { first_name, last_name, email }: Whose,
  field: string,
): Promise<void> {
  const words = await commonPasswords();
  const flaw = passwordFlaw(password, {
    own: ownWords([first_name, last_name, email]),
    isCommon: (word) => words.has(word),
  });
  if (flaw) throw new AppError('BAD_INPUT', { fields: { [field]: flaw } });
}
