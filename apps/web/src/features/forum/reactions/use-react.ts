import type { Reactions } from '@oche/validators/forum/reading';
import type { ReactionKind } from '@oche/validators/forum/reading-limits';
import type { Post } from '@oche/validators/forum/schemas';
import { useRef } from 'react';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useThread } from '../data/thread-context.tsx';
import { toggled } from './toggled.ts';

/** Says something of a post without words, or takes it back; it is shown at once. */
export function useReact({ id, reactions = [] }: Post): (kind: ReactionKind) => void {
  const { reactions: texts } = useTexts('forum/reading');
  const { cache } = useThread();
  const showFailure = useFailureToast();
  const { mutate } = trpc.forum.reaction.set.useMutation();
  const presses = useRef(0);
  return (kind) => {
    const isOn = !reactions.some((one) => one.kind === kind && one.isMine);
    const press = ++presses.current;
    // of two presses in a row the answer to the first is out of date
    const save = (now: Reactions) => press === presses.current && cache.saveReactions(id, now);
    save(toggled(reactions, kind));
    mutate(
      { postId: id, kind, isOn },
      {
        onSuccess: (answer) => save(answer.reactions),
        onError: (error) => {
          save(reactions);
          showFailure(error, texts.failed());
        },
      },
    );
  };
}
