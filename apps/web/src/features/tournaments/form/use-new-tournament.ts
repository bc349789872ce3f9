import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { isExplained } from '../../../lib/errors/errors.ts';
import { attemptOf, type Draft, draftOf } from '../../../lib/storage/drafts.ts';
import { type RouterInputs, trpc } from '../../../lib/trpc.ts';

type NewTournament = Omit<RouterInputs['tournaments']['create'], 'idempotencyKey'>;

/** Creates a tournament and goes to its page; and keeps what was typed until that has worked. */
export function useNewTournament() {
  const texts = useTexts('tournaments/create');
  const { user } = useAuth();
  const memberId = user?.id ?? '';
  const toast = useToast();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.tournaments.create.useMutation();
  const draft = useMemo(() => draftOf(memberId, 'tournament'), [memberId]);

  /** @throws an error that the API has explained, for the form */
  const create = async (tournament: NewTournament) => {
    const attempt = attemptOf(memberId, 'tournament');
    try {
      const idempotencyKey = attempt.keyFor(tournament);
      const { id } = await mutateAsync({ ...tournament, idempotencyKey });
      attempt.succeed();
      draft.clear();
      await utils.tournaments.invalidate();
      await navigate({ to: '/tournaments/$id', params: { id: String(id) } });
      toast.show({ variant: 'success', title: texts.done() });
    } catch (error) {
      if (isExplained(error)) throw error;
      toast.show({ variant: 'destructive', title: texts.error(), description: texts.failed() });
    }
  };
  return {
    draft: {
      read: draft.read,
      write: (values: object) => draft.write(values as Draft),
    },
    create,
  };
}
