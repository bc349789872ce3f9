import { useEffect, useState } from 'react';
import { anchoredPost } from '../data/post-link.tsx';

/** How far below the upper edge of the window, in pixels, somebody reads; the site's head is above it. */
export const READING_LINE = 140;

/** The posts on the page, in their order. */
export const postElements = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('article[id^=post-]'),
];

/** The number of the post that is being read: the first that reaches below the reading line. */
export function postInView(): number {
  const posts = postElements();
  const post =
    posts.find((one) => one.getBoundingClientRect().bottom > READING_LINE) ?? posts.at(-1);
  return anchoredPost(post?.id ?? '') ?? 1;
}

/** The same, or the last one where all to the end is in sight, as no scrolling brings it up to the line. */
function postReached(): number {
  const last = postElements().at(-1);
  const isEnd = last !== undefined && last.getBoundingClientRect().bottom <= innerHeight;
  return isEnd ? (anchoredPost(last.id) ?? 1) : postInView();
}

/** Kept current while the reader scrolls. */
export function usePostInView(loaded: unknown): number {
  const [number, setNumber] = useState(1);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setNumber(postReached());
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [loaded]);
  return number;
}
