import { useEffect, useState } from 'react';
import { anchoredPost } from '../post/post-link.tsx';

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

/** The same, kept current while the reader scrolls. */
export function usePostInView(loaded: unknown): number {
  const [number, setNumber] = useState(1);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setNumber(postInView());
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
