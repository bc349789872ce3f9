import type { Post } from '@oche/validators/forum/schemas';

/** What a post says, without signs of formatting. */
export const plainOf = ({ content, formatted }: Pick<Post, 'content' | 'formatted'>): string =>
  formatted
    ? formatted.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n')
    : content;
