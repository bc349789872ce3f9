import { decode } from './decode.ts';
import type { Document, Source } from './document.ts';
import { readFeed } from './feed-document.ts';
import { readPage } from './page-document.ts';

/** A feed, if it is one; else a page. */
export function parse({ bytes, contentType, url }: Source): Document {
  const text = decode(bytes, contentType);
  return readFeed(text, url) ?? readPage(text, url);
}
