import { decode } from '../../bbcode/entities.ts';
import { parseBbcode } from '../../bbcode/parse.ts';
import type { Author, SourcePost } from '../source.ts';

/** vBulletin stores what was typed; only some signs of other languages are entities. */
export const sourceOf = (stored: string): string => decode(stored.replace(/<br ?\/?>/g, '\n'));

export const authorOf = (userId: string, name: string): Author => ({
  id: userId === '0' || userId === '' ? null : userId,
  name: decode(name),
});

interface Stored {
  id: string;
  author: Author;
  createdAt: Date | null;
  editedAt: Date | null;
  text: string;
}

export function postOf({ text, createdAt, ...post }: Stored): SourcePost {
  const written = sourceOf(text);
  return {
    ...post,
    createdAt: createdAt ?? new Date(0),
    written,
    pieces: (losses) => parseBbcode(written, losses),
  };
}

/** `a:2:{i:2;s:4:"Anna";…}`: the numbers of members to whom a message went; of PHP's form no more is read. */
export const recipientsIn = (serialized: string): string[] => [
  ...new Set([...serialized.matchAll(/i:(\d{1,10});s:\d+:"/g)].flatMap(([, key]) => key ?? [])),
];
