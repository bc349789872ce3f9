import { useState } from 'react';
import { useTexts } from '../../../i18n/react.tsx';
import { isExplained } from '../../../lib/errors/errors.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { trpc } from '../../../lib/trpc.ts';

interface Taken {
  versions: number[];
  isTaken: boolean;
}

/** Takes versions of a post away or gives them back, and says what it did last, with a way back. */
export function useTaking(postId: number) {
  const texts = useTexts('forum/versions');
  const errorText = useErrorText();
  const utils = trpc.useUtils();
  const [done, setDone] = useState<Taken | null>(null);
  const { mutate, isPending, error } = trpc.forum.version.take.useMutation({
    onSuccess: ({ versions }, { isTaken }) => {
      setDone(versions.length > 0 ? { versions, isTaken } : null);
      return utils.forum.version.list.invalidate({ postId });
    },
  });
  const take = (versions: number[] | undefined, isTaken: boolean) =>
    mutate({ postId, isTaken, ...(versions && { versions }) });
  return {
    done,
    isPending,
    failure: error && (isExplained(error) ? errorText(error) : texts.takeFailed()),
    take,
    undo: () => done && take(done.versions, !done.isTaken),
  };
}
