import type { Post } from '@oche/validators/forum/schemas';

import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { anchoredPost, postAnchor } from '../data/post-link.tsx';
import { useThread } from '../data/thread-context.tsx';
import { useOutdateLists } from '../data/use-outdate-lists.ts';
import { focusPost } from '../data/use-post-target.ts';
import { Tool } from './tool.tsx';
import { UNDO_MS } from './undo.ts';

/** A button that deletes a post at once, and says so with a way back. */
export function DeletePost({ post }: { post: Post }) {
  const { actions, deletion: texts } = useTexts('forum/writing');
  const { cache } = useThread();
  const toast = useToast();
  const showFailure = useFailureToast();
  const outdateLists = useOutdateLists();
  const restore = useRestore(post);
  const focusNext = useRef<number | null>(null);

  /*
   * the button has the focus and disappears with the post, so the focus moves to a post beside it
   */
  useEffect(
    () => () => {
      if (focusNext.current !== null) focusPost(focusNext.current);
    },
    [],
  );

  const remove = trpc.forum.post.delete.useMutation({
    onSuccess: () => {
      cache.removePost(post.id);
      outdateLists();
      toast.show({
        variant: 'success',
        title: texts.postDeleted(),
        description: texts.postDeletedText(),
        action: { label: texts.undo(), onAction: restore },
        duration: UNDO_MS,
      });
    },
    onError: (error) => {
      focusNext.current = null;
      showFailure(error, texts.postFailed());
    },
  });

  /* before the call: its live event may take the post away earlier than its answer */
  const start = () => {
    focusNext.current = neighbourOf(post);
    remove.mutate({ id: post.id });
  };

  return (
    <Tool post={post} label={actions.delete()} disabled={remove.isPending} onClick={start}>
      <Trash2 aria-hidden="true" />
    </Tool>
  );
}

/** Undoes the deletion, from the message: by then this component has long gone with its post. */
function useRestore(post: Post) {
  const { deletion: texts } = useTexts('forum/writing');
  const { cache, goTo } = useThread();
  const toast = useToast();
  const showFailure = useFailureToast();
  const outdateLists = useOutdateLists();
  const { mutate } = trpc.forum.post.restore.useMutation({
    onSuccess: (restored) => {
      cache.savePost(restored);
      outdateLists();
      goTo(restored.number);
      toast.show({ variant: 'success', title: texts.postRestored() });
    },
    onError: (error) => showFailure(error, texts.restoreFailed()),
  });
  return () => mutate({ id: post.id });
}

/** @returns the number of a post beside this one */
function neighbourOf(post: Post): number {
  const article = document.getElementById(postAnchor(post.number));
  const neighbours = [article?.nextElementSibling, article?.previousElementSibling];
  const numbers = neighbours.map((element) => anchoredPost(element?.id ?? ''));
  return numbers.find((number) => number !== null) ?? 1;
}
