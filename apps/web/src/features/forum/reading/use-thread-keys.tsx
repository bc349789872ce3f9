import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { KeysDialog } from '../../../components/dialog/keys-dialog.tsx';
import { CheckboxField } from '../../../components/form/fields.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useDeviceSettings } from '../../../lib/kept/use-device-settings.ts';
import { anchoredPost } from '../post/post-link.tsx';
import { scrollTo } from '../thread/scroll-to.ts';
import { useThread } from '../thread/thread-context.tsx';
import type { ThreadWindow } from '../thread/thread-window.ts';
import type { Extend } from '../thread/use-thread-window.ts';
import { postElements, postInView } from './post-in-view.ts';

/**
 * `j` and `k` walk through the posts, `r` and `q` answer and quote the one that has the focus or is being read,
 * `?` says so. Not while somebody is typing, and not for who has switched single keys off, as they are in the
 * way of dictation.
 */
export function useThreadKeys(
  window: ThreadWindow,
  extend: Extend,
): { open: () => void; dialog: ReactNode } {
  const { thread, isGone, answer } = useThread();
  const [isOpen, setIsOpen] = useState(false);
  const { settings, change } = useDeviceSettings('oche:forum-keys', { areOn: true });

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

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const action = {
      j: () => walk(1),
      k: () => walk(-1),
      r: () => write(false),
      q: () => write(true),
      '?': () => setIsOpen(true),
    }[event.key];
    if (!action || !settings.areOn) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return {
    open: () => setIsOpen(true),
    dialog: isOpen ? (
      <ThreadKeys
        areOn={settings.areOn}
        onSwitch={(areOn) => change({ areOn })}
        onClose={() => setIsOpen(false)}
      />
    ) : null,
  };
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element &&
  target.closest('dialog, input, textarea, select, [contenteditable], [role=menu]') !== null;

/** The post in which the focus is, else the one that is being read. */
function currentPost(): { number: number; hasFocus: boolean } {
  const focused = anchoredPost(document.activeElement?.closest('article')?.id ?? '');
  return focused === null
    ? { number: postInView(), hasFocus: false }
    : { number: focused, hasFocus: true };
}

interface ThreadKeysProps {
  areOn: boolean;
  onSwitch: (areOn: boolean) => void;
  onClose: () => void;
}

function ThreadKeys({ areOn, onSwitch, onClose }: ThreadKeysProps) {
  const { keys: texts } = useTexts('forum/reading');
  const { thread } = useThread();
  const writing = [
    ['R', texts.reply()],
    ['Q', texts.quote()],
  ] as const;
  const keys = [
    ['J', texts.next()],
    ['K', texts.previous()],
    ...(thread.can.reply ? writing : []),
    ['?', texts.help()],
  ] as const;
  return (
    <KeysDialog title={texts.title()} keys={keys} onClose={onClose}>
      <CheckboxField
        label={texts.areOn()}
        checked={areOn}
        onChange={(event) => onSwitch(event.target.checked)}
      />
    </KeysDialog>
  );
}
