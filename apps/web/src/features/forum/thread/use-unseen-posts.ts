import { useCallback, useEffect, useState } from 'react';
import { anchoredPost, postAnchor } from '../post/post-link.tsx';

/**
 * New posts that the reader has not had on the screen yet, by number.
 * @param loaded changes whenever posts come or go
 */
export function useUnseenPosts(loaded: unknown) {
  const [unseen, setUnseen] = useState<number[]>([]);
  const see = useCallback(
    (number: number) => setUnseen((numbers) => numbers.filter((one) => one !== number)),
    [],
  );
  const add = useCallback(
    (number: number) =>
      setUnseen((numbers) => [...numbers.filter((one) => one !== number), number]),
    [],
  );

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) see(anchoredPost(target.id) ?? 0);
      }
    });
    for (const number of unseen) {
      const post = document.getElementById(postAnchor(number));
      if (post) observer.observe(post);
    }
    return () => observer.disconnect();
  }, [unseen, see, loaded]);

  return { unseen, add, see };
}
