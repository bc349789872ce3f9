import { chakra } from '@chakra-ui/react';
import type { GameOutput } from '@oche/validators/games/schemas';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Report } from '../../../components/report/report.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';

/* for who plays */
const Leaving = lazyPart(async () => (await import('./leaving.tsx')).Leaving, null, {
  isInPage: true,
});

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
