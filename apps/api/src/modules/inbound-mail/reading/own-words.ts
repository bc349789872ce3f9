import { runInNewContext } from 'node:vm';
import EmailReplyParser from 'email-reply-parser';

/** Of a mail only so much is looked at; a post has at most 10,000 characters. */
const LOOK_MAX = 60_000;
/** Quotes and signatures are found by patterns, and a mail can be written so that these take for ever. */
const LIMIT_MS = 250;
/** Longer than any signature: somebody has drawn a line between two thoughts. */
const SIGNATURE_MAX = 600;

/** What no text has, and PostgreSQL doesn't take. */
const CONTROL = /[^\P{Cc}\n\t]/gu;

/** How mail programs begin the copy of a mail without marking its lines, in the languages of our members. */
const COPY_LINE =
  /^\s*[-_*]{2,}.{0,80}(?:original message|ursprüngliche nachricht|weitergeleitete nachricht|forwarded message).{0,20}$/i;
/** The head of the copied mail: who wrote it, and then when, to whom or about what. */
const COPY_FROM = /^\s*[*_]{0,2}(?:von|from)[*_]{0,2}\s?:/i;
const COPY_HEAD = /^\s*[*_]{0,2}(?:gesendet|sent|datum|date|an|to|betreff|subject)[*_]{0,2}\s?:/i;
const GREETING_OF_PHONES =
  /^\s*(?:von meinem .{1,60} gesendet|gesendet (?:von|mit) .{1,80}|sent (?:from|with) .{1,80}|get outlook for .{1,60}|holen sie sich outlook für .{1,60})\.?\s*$/i;

/**
 * What somebody has written themselves in an answer: without what it quotes, signatures, and the notes of mail programs.
 * @param ownAddresses by which our own mail is known in what is quoted
 */
export function ownWords(text: string, ownAddresses: readonly string[]): string {
  const seen = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\u00a0', ' ')
    .replaceAll(CONTROL, '')
    .slice(0, LOOK_MAX);
  const lines = withoutQuotes(seen).split('\n');
  const end = lines.findIndex((line, index) => beginsCopy(lines, index, ownAddresses, line));
  const kept = (end < 0 ? lines : lines.slice(0, end)).join('\n').trimEnd().split('\n');
  while (kept.length > 1 && GREETING_OF_PHONES.test(kept.at(-1) ?? '')) kept.pop();
  if (GREETING_OF_PHONES.test(kept.at(-1) ?? '')) kept.pop();
  return kept.join('\n').trim();
}

function withoutQuotes(text: string): string {
  try {
    return runInNewContext('read()', { read: () => visibleText(text) }, { timeout: LIMIT_MS });
  } catch {
    // what marks its quotes is cut all the same
    const lines = text.split('\n');
    const signature = lines.indexOf('-- ');
    return (signature < 0 ? lines : lines.slice(0, signature))
      .filter((line) => !line.startsWith('>'))
      .join('\n');
  }
}

function visibleText(text: string): string {
  return new EmailReplyParser()
    .read(text)
    .getFragments()
    .filter(
      (fragment) =>
        !fragment.isHidden() ||
        (fragment.isSignature() &&
          !fragment.isQuoted() &&
          fragment.getContent().length > SIGNATURE_MAX),
    )
    .map((fragment) => fragment.getContent())
    .join('\n');
}

/** A line that begins a copy of our mail: a block of its head, or "On … wrote:" with one of our addresses. */
function beginsCopy(
  lines: readonly string[],
  index: number,
  ownAddresses: readonly string[],
  line: string,
): boolean {
  const next = lines[index + 1] ?? '';
  if (COPY_LINE.test(line) || (COPY_FROM.test(line) && COPY_HEAD.test(next))) return true;
  const both = `${line} ${next}`.toLowerCase();
  const names = ownAddresses.some((address) => both.includes(address));
  return (
    names && /(?:schrieb|wrote|geschrieben).{0,200}:?\s*$|:\s*$/.test(both) && !/^\s*$/.test(line)
  );
}
