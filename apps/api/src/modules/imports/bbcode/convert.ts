import { type Piece, textIn } from './tree.ts';
import { type Writing, writeText } from './write.ts';

export interface Converted {
  /** all of it, with what it quotes */
  content: string;
  /** the post of the other board that it quotes first, and the text without that */
  quote: { postId: string; text: string; content: string } | null;
}

/** A post as ours. @param written what to show where nothing is left of it */
export function convert(pieces: readonly Piece[], writing: Writing, written: string): Converted {
  const content = clean(writeText(pieces, writing)) || clean(written.trim()) || '–';
  return { content, quote: leadingQuote(pieces, writing) };
}

/** What a member writes has no reference to another one in it, nor what no text can have. */
const clean = (text: string): string =>
  text.replaceAll('\0', '').replaceAll('@[u:', '@[u:]').slice(0, MAX_CONTENT);

/** Of the column. */
const MAX_CONTENT = 100_000;

function leadingQuote(pieces: readonly Piece[], writing: Writing): Converted['quote'] {
  const at = pieces.findIndex((piece) => typeof piece !== 'string' || piece.trim() !== '');
  const first = pieces[at];
  if (!first || typeof first === 'string' || first.tag !== 'quote' || !first.postId) return null;
  // what the quoted one had quoted is no part of the quote
  const own = first.pieces.filter((piece) => typeof piece === 'string' || piece.tag !== 'quote');
  const text = clean(writeText(textIn(own).trim() ? own : first.pieces, writing));
  const content = clean(writeText(pieces.slice(at + 1), writing));
  return text === '' || content === '' ? null : { postId: first.postId, text, content };
}
