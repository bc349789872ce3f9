import type { Locale } from '@oche/validators/common';
import type { Post } from '@oche/validators/forum/schemas';
import { readQuoteMarker, writeQuoteMarker } from './post/quote-marker.ts';

/** The documented REST bodies differ from the procedures' in one thing: a quote is in the text. */

/** The text in a quote of a deleted post. */
const gone: Record<Locale, string> = {
  de: 'Der Beitrag wurde gelöscht.',
  en: 'The post was deleted.',
};

/** A post as documented: its content begins with the quote. */
export function postBody(post: Post, locale: Locale) {
  const content = writeQuoteMarker({
    quotedNumber: post.quote?.number ?? null,
    quotedText: post.quote ? (post.quote.text ?? gone[locale]) : null,
    content: post.content,
  });
  return { ...post, content };
}

/** A new post as documented: the marker in its content names the quoted post. */
export function newPostInput(input: Record<string, unknown>): Record<string, unknown> {
  if (typeof input.content !== 'string') return input;
  const { quotedNumber, content } = readQuoteMarker(input.content);
  return { ...input, content, ...(quotedNumber !== null && { quotedNumber }) };
}

/** An edit may send the content with the quote, as it was read; the quote stays as it is. */
export function updatedPostInput({ data, ...input }: Record<string, unknown>) {
  const { content, ...others } = { ...(data as Record<string, unknown> | undefined) };
  const own = typeof content === 'string' ? readQuoteMarker(content).content : content;
  return { ...input, data: { ...others, content: own } };
}
