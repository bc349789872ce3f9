import { useTexts } from '../../../i18n/react.tsx';
import { anchoredPost } from '../data/post-link.tsx';
import { scrollTo } from '../data/scroll-to.ts';
import { useThread } from '../data/thread-context.tsx';
import type { ThreadWindow } from '../data/thread-window.ts';
import type { Extend } from '../data/use-thread-window.ts';
import { postElements, postInView } from './post-in-view.ts';
import { type Key, type Opening, useKeys } from './use-keys.tsx';

interface ThreadKeysProps {
  window: ThreadWindow;
  extend: Extend;
  opening: Opening;
  /** looks for words in the thread */
  onFind: () => void;
}

/**
 * `j` and `k` walk through the posts, `r` and `q` answer and quote the one that has the focus or is being read, `/` looks
 * for words.
 */
export function ThreadKeys({ window, extend, opening, onFind }: ThreadKeysProps) {
  const { keys: texts, within } = useTexts('forum/reading');
  const { thread, isGone, answer } = useThread();

  const walk = (step: 1 | -1) => {
    const posts = postElements();
    const here = currentPost();
    const index = posts.findIndex(({ id }) => anchoredPost(id) === here.number);
    // without a focus the post that is being read is the first one to go to
    const next = posts[here.hasFocus || step < 0 ? index + step : index];
    if (next) {
      scrollTo(next, 'start');
      next.focus({ preventScroll: true });
      return;
    }
    const side = step > 0 ? 'next' : 'previous';
    if (window[`${side}Cursor`] && !extend.isPending) extend.mutate(side);
  };
  const write = (isQuote: boolean) => {
    const { number } = currentPost();
    const post = window.posts.find((one) => one.number === number);
    if (post && thread.can.reply && !isGone) answer(post, isQuote);
  };
  const writing: readonly Key[] = [
    ['r', texts.reply(), () => write(false)],
    ['q', texts.quote(), () => write(true)],
  ];
  const keys: readonly Key[] = [
    ['j', texts.next(), () => walk(1)],
    ['k', texts.previous(), () => walk(-1)],
    ...(thread.can.reply ? writing : []),
    ['/', within.find(), onFind],
  ];
  return useKeys(texts.title(), keys, opening);
}

/** The post in which the focus is, else the one that is being read. */
function currentPost(): { number: number; hasFocus: boolean } {
  const focused = anchoredPost(document.activeElement?.closest('article')?.id ?? '');
  return focused === null
    ? { number: postInView(), hasFocus: false }
    : { number: focused, hasFocus: true };
}
