import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { useIsTakenUp } from '../../../lib/late-snapshot.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { ThreadPlace } from './forum-queries.ts';
import { anchoredPost, postAnchor } from './post-link.tsx';
import { scrollTo } from './scroll-to.ts';

interface Options {
  threadId: number;
  place: ThreadPlace;
  isLoaded: (number: number) => boolean;
  /** the address names a post that is not in the thread any more */
  onMissing: (number: number) => void;
}

/** The post that the address names, by hash or query, and how to go to another one. */
export function usePostTarget({ threadId, place, isLoaded, onMissing }: Options) {
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const isTakenUp = useIsTakenUp();
  // the hash of an old address is of another thread
  const anchored = isTakenUp && place.from === undefined ? anchoredPost(hash) : null;
  const target = anchored ?? place.post ?? null;

  const awaited = useRef<number | null>(null);
  const goTo = useCallback(
    (number: number, replace?: boolean) => {
      const params = { id: String(threadId) };
      const to = '/forum/thread/$id';
      if (!isLoaded(number)) {
        navigate({ to, params, search: { post: number }, hash: postAnchor(number), replace });
        return;
      }
      const hash = postAnchor(number);
      navigate({
        to,
        params,
        search: place,
        hash,
        replace,
        resetScroll: false,
        hashScrollIntoView: false,
      });
      if (!showPost(number)) awaited.current = number;
    },
    [navigate, threadId, place, isLoaded],
  );
  /* a post can be loaded and not drawn yet, e.g. one that the reader has just sent */
  useEffect(() => {
    if (awaited.current !== null && showPost(awaited.current)) awaited.current = null;
  });

  const { client } = trpc.useUtils();
  useEffect(() => {
    if (!isTakenUp || place.from === undefined) return;
    const from = place.from;
    const number = anchoredPost(location.hash) ?? undefined;
    void import('./follow-thread.ts').then(({ followThread }) =>
      followThread(client, from, navigate, number),
    );
  }, [isTakenUp, place.from, client, navigate]);

  const isFirst = useRef(true);
  useEffect(() => {
    if (!isTakenUp) return;
    const isArrival = isFirst.current;
    isFirst.current = false;
    if (target === null) return;
    if (isLoaded(target)) {
      if (!isArrival) focusPost(target);
      // if there is a hash, browser and router scroll there on their own
      else if (anchoredPost(location.hash) === null) showPost(target);
    } else if (place.post === target) {
      onMissing(target);
    } else {
      navigate({
        to: '/forum/thread/$id',
        params: { id: String(threadId) },
        search: { post: target },
        hash: postAnchor(target),
        replace: true,
      });
    }
    // only a new target is a reason to scroll, not a change of the posts around it
  }, [target, isTakenUp, place.post]);

  return { target, goTo };
}

/**
 * Scrolls to a post and gives it the focus, so that it is read out and the next Tab goes on there.
 * @returns false when it is not on the page
 */
function showPost(number: number): boolean {
  const post = document.getElementById(postAnchor(number));
  if (post) scrollTo(post, 'start');
  return focusPost(number);
}

/** @returns false when the post is not on the page */
export function focusPost(number: number): boolean {
  const post = document.getElementById(postAnchor(number));
  post?.focus({ preventScroll: true });
  return post !== null;
}
