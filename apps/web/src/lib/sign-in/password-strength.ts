/** The same as `newPassword` of the shared schemas, which refuses shorter ones. */
export const MIN_PASSWORD_LENGTH = 10;

/** 0: too short to be accepted. 1: easy to guess. 2: decent. 3: strong. */
export type PasswordStrength = 0 | 1 | 2 | 3;

/** Bits to guess from which a password counts as decent, and as strong. */
const DECENT_BITS = 45;
const STRONG_BITS = 70;

/** What attackers try first, in lower case. */
const OBVIOUS =
  /passwor[dt]|hallo|welcome|willkommen|geheim|secret|darts?|oche|bullseye|qwert[zy]|asdf|yxcv|zxcv|iloveyou|ichliebe|schatz|admin|login|master|fussball|180/g;

/**
 * Estimates how hard a password is to guess. Characters that continue a sequence, obvious words and
 * words from the member's own data count for little. It is only a hint while typing.
 *
 * @param personal what strangers know about the member: parts of name and address
 */
export function passwordStrength(
  password: string,
  personal: readonly string[] = [],
): PasswordStrength {
  if (password.length < MIN_PASSWORD_LENGTH) return 0;
  const bits = surprisesIn(password, personal) * Math.log2(poolOf(password));
  if (bits < DECENT_BITS) return 1;
  return bits < STRONG_BITS ? 2 : 3;
}

/** How many characters can't be predicted from the ones before; a known word counts as one. */
function surprisesIn(password: string, personal: readonly string[]): number {
  let rest = password.toLowerCase().replace(OBVIOUS, ' ');
  for (const word of personal) {
    if (word.length >= 3) rest = rest.replaceAll(word.toLowerCase(), ' ');
  }
  const signs = [...rest];
  const surprises = signs.filter((sign, index) => !isExpected(signs, index, sign)).length;
  // two characters in turn don't make a long password
  return Math.min(surprises, new Set(signs).size * 2);
}

/** `aaa`, `123`, `cba`: the step between the last two characters is repeated. */
function isExpected(signs: readonly string[], index: number, sign: string): boolean {
  const last = signs[index - 1]?.codePointAt(0);
  const beforeLast = signs[index - 2]?.codePointAt(0);
  const code = sign.codePointAt(0);
  if (last === undefined || beforeLast === undefined || code === undefined) return false;
  const step = last - beforeLast;
  return Math.abs(step) <= 1 && code - last === step;
}

/** How many characters an attacker has to try at each position. */
function poolOf(password: string): number {
  const classes: [RegExp, number][] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\d/, 10],
    [/[^\p{L}\d]/u, 20],
  ];
  return classes.reduce((pool, [sign, size]) => pool + (sign.test(password) ? size : 0), 2);
}
