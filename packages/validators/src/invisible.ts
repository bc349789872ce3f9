/**
 * Signs that nobody sees: zero-width ones, those that turn the direction of what follows, fillers, tags,
 * controls. With them two names look the same and are not, and a text shows something else than it says.
 */

/** The flags of England, Scotland and Wales are a black flag with tags behind it (UTS 51, 2.5). */
const FLAG = '\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{1,8}\\u{E007F}';

/** A digit with a frame around it. */
const KEYCAP = '[0-9#*]\\uFE0F?\\u20E3';

const PICTURE = '\\p{Extended_Pictographic}';
const TONE = '[\\u{1F3FB}-\\u{1F3FF}]';

/** A selector says which of two looks a picture or a Chinese character has. */
const SELECTOR = `(?<=${PICTURE})[\\uFE0E\\uFE0F]|(?<=\\p{Script=Han})[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]|(?<=[\\u1820-\\u1878])[\\u180B-\\u180D\\u180F]`;

/** Families, professions and some flags are pictures that are joined. */
const JOINER = `(?<=${PICTURE}(?:\\uFE0F|${TONE})?)\\u200D(?=${PICTURE})`;

/**
 * Where letters join, or don't, by these two signs within a word (RFC 5892, A.1 and A.2): Arabic, Syriac, the
 * scripts of India, Myanmar and Cambodia. By ranges, as their names cost a form bytes.
 */
const JOINING = '\\u0600-\\u0DFF\\u1000-\\u109F\\u1780-\\u17FF';
const HIDDEN = '\\p{Default_Ignorable_Code_Point}';
const LETTERS = `(?<=[${JOINING}])(?<!${HIDDEN})[\\u200C\\u200D](?!${HIDDEN})(?=[${JOINING}])`;

/** NUL is left, as what has one is refused; breaks and tabs are what they are. */
const CONTROL = '[\\u0001-\\u0008\\u000E-\\u001F\\u007F-\\u0084\\u0086-\\u009F]';

const SEEN_OR_NOT = new RegExp(
  `(${[FLAG, KEYCAP, SELECTOR, JOINER, LETTERS].join('|')})|[${HIDDEN}\\uFFF9-\\uFFFB]|${CONTROL}`,
  'gu',
);

/** A text without the signs that nobody sees, but with those that belong to an emoji or a script. */
export const withoutInvisible = (text: string): string =>
  text.replace(SEEN_OR_NOT, (_sign, kept?: string) => kept ?? '');
