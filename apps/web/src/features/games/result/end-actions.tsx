import { chakra } from '@chakra-ui/react';
import type { GameOutput } from '@oche/validators/games/schemas';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { Report } from '../../../components/report/report.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useResultAction } from './use-result-action.ts';

/** At the foot of a game: giving up, calling it off, and telling the moderators what is wrong with it. */
export function EndActions({ output }: { output: GameOutput }) {
  const { report: texts, rematch } = useTexts('games/result');
  const { user } = useAuth();
  const { id, players, status, visibility } = output;
  const isPlaying = players.some(({ person }) => person && person.id === user?.id);
  const isOpen = visibility === 'public' && status !== 'invited';
  const guests = players.filter(({ guestName }) => guestName !== null);
  const opponents = players.filter(({ person }) => person && person.id !== user?.id);
  const opponent = players.length === 2 ? opponents[0]?.person : null;
  const isOver = status !== 'playing' && status !== 'invited';
  return (
    <Row>
      {isPlaying && isOver && opponent ? (
        <ButtonLink
          to="/challenges"
          search={{ new: 'evening', opponent: opponent.username }}
          variant="outline"
          size="sm"
        >
          {rematch()}
        </ButtonLink>
      ) : null}
      {isPlaying && status === 'playing' ? <Leaving gameId={id} /> : null}
      {isOpen && !isPlaying ? (
        <Report thing={{ kind: 'game', id: String(id) }}>
          {(open) => (
            <Button variant="ghost" size="sm" onClick={open}>
              {texts.game()}
            </Button>
          )}
        </Report>
      ) : null}
      {isOpen && !isPlaying
        ? guests.map(({ side, position, guestName }) => (
            <Report
              key={`${side} ${position}`}
              thing={{ kind: 'guest', id: `${id}.${side}.${position}` }}
            >
              {(open) => (
                <Button variant="ghost" size="sm" onClick={open}>
                  {texts.guest({ name: guestName ?? '' })}
                </Button>
              )}
            </Report>
          ))
        : null}
    </Row>
  );
}

function Leaving({ gameId }: { gameId: number }) {
  const { resigning, abandoning } = useTexts('games/result');
  const { data: result } = trpc.games.result.get.useQuery({ gameId });
  const act = useResultAction(gameId);
  const [asked, setAsked] = useState<'resign' | 'abandon' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      {result?.can.resign ? (
        <Button variant="ghost" size="sm" onClick={() => setAsked('resign')}>
          {resigning.open()}
        </Button>
      ) : null}
      {result?.can.abandon ? (
        <Button variant="ghost" size="sm" onClick={() => setAsked('abandon')}>
          {abandoning.open()}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={asked === 'resign'}
        onClose={close}
        onConfirm={() => act.resign({ gameId }, { onSettled: close })}
        title={resigning.title()}
        confirmLabel={resigning.open()}
        isDestructive
        isPending={act.isPending}
      >
        {resigning.text()}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'abandon'}
        onClose={close}
        onConfirm={() => act.abandon({ gameId }, { onSettled: close })}
        title={abandoning.title()}
        confirmLabel={abandoning.submit()}
        keepLabel={abandoning.keep()}
        isDestructive
        isPending={act.isPending}
      >
        {abandoning.text()}
      </ConfirmDialog>
    </>
  );
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    marginTop: '6',
    _empty: { display: 'none' },
  },
});
