import { TAG_NAME_MAX } from '@oche/validators/forum/tags/limits';

const LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** The last part of a tag's address, made of its name: "Größe & Gewicht" becomes "groesse-gewicht". */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, TAG_NAME_MAX)
    .replace(/^-+|-+$/g, '');
