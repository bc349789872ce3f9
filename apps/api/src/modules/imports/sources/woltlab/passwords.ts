import type { LegacyPassword } from '../../../auth/index.ts';

/**
 * WoltLab writes in front of a hash how it was made; without that it is bcrypt twice. `wcf1` is SHA-1 with a salt three
 * times, of Burning Board 3; other boards' are kept as they were when these had moved to WoltLab themselves.
 * @returns null for what has no known kind
 */
export function woltlabPassword(stored: string): LegacyPassword | null {
  const [, kind = '', rest = stored] = /^([a-z0-9]+):(.*)$/i.exec(stored) ?? [];
  const [hash = '', salt = ''] = splitLast(rest);
  switch (kind.toLowerCase()) {
    case '':
      return /^\$2[axy]\$/.test(stored)
        ? { scheme: 'double-bcrypt', hash: stored, typed: 'plain' }
        : null;
    case 'wcf2':
    case 'doublebcrypt':
      return { scheme: 'double-bcrypt', hash: withoutEmptySalt(rest), typed: 'plain' };
    case 'bcrypt':
      return { scheme: 'bcrypt', hash: withoutEmptySalt(rest), typed: 'plain' };
    case 'argon2':
    case 'argon2id':
      return { scheme: 'argon2', hash: withoutEmptySalt(rest), typed: 'plain' };
    case 'wcf1':
    case 'wbb3':
      return { scheme: 'double-sha1', hash, salt, typed: 'plain' };
    case 'vb3':
    case 'vb4':
      return { scheme: 'salted-md5', hash, salt, typed: 'vbulletin' };
    case 'phpbb3':
    case 'phpass':
      return { scheme: 'phpass', hash: withoutEmptySalt(rest), typed: 'phpbb' };
    default:
      return null;
  }
}

/** `hash:salt`; a hash has no colon, a salt may. */
function splitLast(text: string): [string, string] {
  const at = text.indexOf(':');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

const withoutEmptySalt = (hash: string): string => hash.replace(/:$/, '');
