import { useCallback, useEffect, useState } from 'react';
import { anchoredPost, postAnchor } from '../data/post-link.tsx';

/**
 * Which of these posts the reader has not had on the screen yet.
 * @param numbers posts that are new
 * @param loaded changes whenever posts come or go
 */
export function useUnseenPosts(numbers: readonly number[], loaded: unknown) {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const see = useCallback((number: number) => setSeen((all) => new Set(all).add(number)), []);
  const unseen = [...new Set(numbers)].filter((number) => !seen.has(number));
  const list = unseen.join();

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) see(anchoredPost(target.id) ?? 0);
      }
    });
    for (const number of list.split(',')) {
      const post = document.getElementById(postAnchor(Number(number)));
      if (post) observer.observe(post);
    }
    return () => observer.disconnect();
  }, [list, see, loaded]);

  return { unseen, see };
}
