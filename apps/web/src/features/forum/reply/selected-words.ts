import { postAnchor } from '../data/post-link.tsx';

/** What of a post's text is selected; empty where that is nothing, or reaches beyond the post. */
export function selectedIn(number: number): string {
  const selection = getSelection();
  const post = document.getElementById(postAnchor(number));
  const isInside =
    post?.contains(selection?.anchorNode ?? null) && post.contains(selection?.focusNode ?? null);
  return isInside ? (selection?.toString().trim() ?? '') : '';
}

/** A draft with some words of somebody else at its end, as the formatting writes a quote. */
export function withQuoted(draft: string, words: string): string {
  const quote = words.replace(/^/gm, '> ');
  return `${draft.trim() && `${draft.trimEnd()}\n\n`}${quote}\n\n`;
}
