import { mentionsIn } from '@oche/validators/forum/mentions';
import { hrefOf } from '@oche/validators/text-address';

export type Token =
  | { type: 'text'; text: string }
  | { type: 'link'; text: string; href: string }
  | { type: 'mention'; text: string; userId: string };

/** A member whom a text names as `@username`. */
export interface Mention {
  userId: string;
  username: string;
}

/**
 * Where a link may begin and how far it may reach: up to a blank, a quotation mark, an angle
 * bracket, or a character that changes the reading direction and so could fake another address.
 */
const CANDIDATE = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s\p{Cc}\p{Cf}<>"'`„“”«»]+/giu;

/** At the end these belong to the sentence, not to the address. */
const TRAILING = /[.,;:!?…]/;

const BRACKETS: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/**
 * Splits a line of a member's text into text, links and mentions. The tokens' texts joined are the
 * same line; links only lead to http or https.
 */
export function tokenize(line: string, mentions: readonly Mention[] = []): Token[] {
  const tokens = links(line);
  if (mentions.length === 0) return tokens;
  return tokens.flatMap((token) => (token.type === 'text' ? named(token.text, mentions) : token));
}

function links(line: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: candidate, index } of line.matchAll(CANDIDATE)) {
    const text = withoutTrailing(candidate);
    const href = hrefOf(text);
    if (!href) continue;
    if (index > end) tokens.push({ type: 'text', text: line.slice(end, index) });
    tokens.push({ type: 'link', text, href });
    end = index + text.length;
  }
  if (end < line.length) tokens.push({ type: 'text', text: line.slice(end) });
  return tokens;
}

/** A text without links, in words and mentions of these members. */
function named(text: string, mentions: readonly Mention[]): Token[] {
  const idOf = new Map(mentions.map(({ userId, username }) => [username.toLowerCase(), userId]));
  const tokens: Token[] = [];
  let end = 0;
  for (const { username, index } of mentionsIn(text)) {
    const userId = idOf.get(username.toLowerCase());
    if (userId === undefined) continue;
    if (index > end) tokens.push({ type: 'text', text: text.slice(end, index) });
    tokens.push({ type: 'mention', text: `@${username}`, userId });
    end = index + username.length + 1;
  }
  if (end < text.length) tokens.push({ type: 'text', text: text.slice(end) });
  return tokens;
}

/** The paragraphs of a text: its lines, without blank ones. */
export const paragraphs = (content: string): string[] =>
  content.split(/\r\n|[\n\r\u2028\u2029]/).filter((line) => line.trim() !== '');

/**
 * Removes what belongs to the sentence around an address: a full stop, or a closing bracket that
 * was opened before it.
 */
function withoutTrailing(address: string): string {
  const counts = new Map<string, number>();
  for (const character of address) counts.set(character, (counts.get(character) ?? 0) + 1);
  const countOf = (character: string) => counts.get(character) ?? 0;

  let end = address.length;
  while (end > 0) {
    const last = address.charAt(end - 1);
    const opening = BRACKETS[last];
    const isUnopened = opening !== undefined && countOf(last) > countOf(opening);
    if (!isUnopened && !TRAILING.test(last)) break;
    counts.set(last, countOf(last) - 1);
    end -= 1;
  }
  return address.slice(0, end);
}
