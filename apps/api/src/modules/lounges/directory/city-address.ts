/** What a letter becomes where it isn't one of ours with an accent, as people write it who don't have it. */
const SPELLED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};

/**
 * A city as it stands in an address: "Bad Köstritz" is "bad-koestritz". It is made of the name, as the text by which a
 * city is found has lost letters ("esen"), and is folded to that text when it is read again.
 */
export const cityAddress = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœøłđ]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
