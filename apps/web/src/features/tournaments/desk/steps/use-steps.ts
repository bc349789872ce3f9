import type { Step } from '@oche/validators/tournaments/schemas';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useToast } from '../../../../components/toast.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useAuth } from '../../../../lib/auth.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { type Drawn, useSettled } from '../../shared/use-run.ts';
import { stepText } from './step-text.ts';

/** As long as it takes to see that it was the wrong one. */
const SHOWN = 8000;

/**
 * What was done in the evening, and the way back: each own step is said, with a button that takes it back.
 */
export function useSteps(id: number, { nameOf }: Drawn) {
  const texts = useTexts('tournaments/desk');
  const toast = useToast();
  const { user } = useAuth();
  const settled = useSettled();
  const list = trpc.tournaments.evening.steps.useInfiniteQuery(
    { id },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const steps = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isKnown = list.data !== undefined;
  const textOf = (step: Step) => stepText(step, texts, nameOf);

  const undo = trpc.tournaments.evening.undo.useMutation({
    ...settled,
    onSuccess: (_, { stepId }) => {
      const step = steps.find((one) => one.id === stepId);
      const what = step ? textOf(step) : '';
      toast.show({ variant: 'success', title: texts.undone({ what }) });
    },
  });
  const offered = useRef<(() => void) | null>(null);
  const takeBack = (way: () => void) => {
    offered.current = null;
    way();
    toast.dismiss();
  };
  /** Says what was done that isn't in the log, and is taken back before what is. */
  const offer = (title: string, way: () => void) => {
    offered.current = way;
    const action = { label: texts.undo(), onAction: () => takeBack(way) };
    toast.show({ variant: 'success', title, duration: SHOWN, action });
  };
  const undoLast = () => {
    if (offered.current) return takeBack(offered.current);
    const last = steps.find(({ canUndo }) => canUndo);
    if (!last) toast.show({ title: texts.nothingToUndo() });
    else if (!undo.isPending) undo.mutate({ id, stepId: last.id });
  };

  const own = steps.find(({ by, isUndone }) => by?.id === user?.id && !isUndone);
  const said = useRef<number | null>(null);
  const say = useEffectEvent((step: Step) =>
    toast.show({
      variant: 'success',
      title: textOf(step),
      duration: SHOWN,
      ...(step.canUndo
        ? { action: { label: texts.undo(), onAction: () => undo.mutate({ id, stepId: step.id }) } }
        : {}),
    }),
  );
  const newest = own?.id ?? 0;
  useEffect(() => {
    if (!isKnown) return;
    // what was there when the page came is no news, and what is left after an undo neither
    const isNews = said.current !== null && newest > said.current;
    said.current = Math.max(said.current ?? 0, newest);
    if (!isNews || !own) return;
    offered.current = null;
    say(own);
  }, [isKnown, newest, own]);

  return {
    steps,
    textOf,
    undoLast,
    offer,
    hasMore: list.hasNextPage,
    loadMore: list.fetchNextPage,
  };
}

export type Steps = ReturnType<typeof useSteps>;
