import { chakra } from '@chakra-ui/react';
import type { Registration } from '@oche/validators/leagues/team';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { playerText } from '../shared/player-name.tsx';

interface PlayerActionsProps {
  registration: Registration;
  entryId: number;
  /** officers confirm and refuse */
  canDecide: boolean;
}

/** What captains and officers do with somebody of the squad. */
export function PlayerActions({ registration, entryId, canDecide }: PlayerActionsProps) {
  const texts = useTexts('leagues/pages');
  const fail = useFailureToast();
  const { leagues } = trpc.useUtils();
  const [isEnding, setIsEnding] = useState(false);
  const { id: registrationId, status, player } = registration;
  const name = playerText(player, texts.bests.hidden());
  const handlers = {
    onError: (error: unknown) => fail(error, texts.failed()),
    onSettled: () =>
      Promise.all([
        leagues.squads.list.invalidate({ entryId }),
        leagues.divisions.get.invalidate(),
      ]),
  };
  const decide = trpc.leagues.squads.decide.useMutation(handlers);
  const end = trpc.leagues.squads.end.useMutation({
    ...handlers,
    onSuccess: () => setIsEnding(false),
  });
  return (
    <Row>
      {canDecide && status === 'asked' ? (
        <>
          <Button
            size="sm"
            variant="accent"
            aria-label={texts.team.confirmOf({ name })}
            disabled={decide.isPending}
            onClick={() => decide.mutate({ registrationId, isConfirmed: true })}
          >
            {texts.team.confirm()}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={texts.team.refuseOf({ name })}
            disabled={decide.isPending}
            onClick={() => decide.mutate({ registrationId, isConfirmed: false })}
          >
            {texts.team.refuse()}
          </Button>
        </>
      ) : (
        <Button
          size="sm"
          variant="ghost"
          aria-label={texts.team.endOf({ name })}
          onClick={() => setIsEnding(true)}
        >
          {texts.team.end()}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isEnding}
        onClose={() => setIsEnding(false)}
        onConfirm={() => end.mutate({ registrationId })}
        title={texts.team.endTitle({ name })}
        confirmLabel={texts.team.end()}
        isPending={end.isPending}
      >
        {texts.team.endText()}
      </ConfirmDialog>
    </Row>
  );
}

const Row = chakra('span', { base: { display: 'inline-flex', flexWrap: 'wrap', gap: '1' } });
