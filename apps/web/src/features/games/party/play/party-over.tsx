import { chakra } from '@chakra-ui/react';
import type { PartyStanding } from '@oche/darts/party/party';
import { useNavigate } from '@tanstack/react-router';
import { Share2, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { BoardStrip } from '../../../../components/board/board-strip.tsx';
import { Button } from '../../../../components/button.tsx';
import { useToast } from '../../../../components/toast.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { shareBlob } from '../../../../lib/addresses/share-picture.ts';
import { useAuth } from '../../../../lib/auth.ts';
import { JoinFirst } from '../../../../patterns/join-first.tsx';
import { useShortLock } from '../../score/endings/use-short-lock.ts';
import type { KeptParty } from '../kept-party.ts';
import { sideName } from '../setup/sides.ts';
import { useWaiting } from '../use-waiting.ts';
import { winnerText } from './said.ts';

interface PartyOverProps {
  kept: KeptParty;
  standing: PartyStanding;
  darts: readonly string[];
  onUndo: () => void;
  onAgain: () => void;
  onForget: () => void;
}

/** The end: who has won, all places, and how it goes on. Nothing is sent before somebody goes on. */
export function PartyOver({ kept, standing, darts, onUndo, onAgain, onForget }: PartyOverProps) {
  const all = useTexts('games/party');
  const texts = all.over;
  const { user } = useAuth();
  const navigate = useNavigate();
  const waiting = useWaiting();
  const isLocked = useShortLock();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { kind } = kept.game;
  const names = kept.sides.map(sideName);
  const title = winnerText(standing, names, all);
  const keep = () => {
    if (!user) return;
    const { game, sides, ownSide, key } = kept;
    waiting.add({
      idempotencyKey: key,
      game: structuredClone(game) as Parameters<typeof waiting.add>[0]['game'],
      sides: sides.map(({ players }) => ({ players: [...players] })),
      ownSide,
      darts: [...darts],
    });
  };
  const ranked = names
    .map((name, side) => ({ name, side, place: standing.places[side] ?? 1 }))
    .toSorted((one, other) => one.place - other.place);
  return (
    <Over>
      <Title ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <BoardStrip />
      <Places>
        {ranked.map(({ name, side, place }) => (
          <li key={side} data-first={place === 1 || undefined}>
            <b>{texts.place({ place })}</b>
            <span>{name}</span>
          </li>
        ))}
      </Places>
      <Actions>
        <Button
          variant="accent"
          size="lg"
          disabled={isLocked}
          onClick={() => {
            keep();
            onAgain();
          }}
        >
          {texts.rematch()}
        </Button>
        <Button
          variant="outline"
          size="lg"
          disabled={isLocked}
          onClick={() => {
            keep();
            onForget();
            void navigate({ to: '/games/party/$kind', params: { kind } });
          }}
        >
          {texts.done()}
        </Button>
        <SharePlaces kept={kept} title={title} ranked={ranked} />
        <Button variant="ghost" disabled={isLocked} onClick={onUndo}>
          <Undo2 aria-hidden="true" />
          {texts.undo()}
        </Button>
      </Actions>
      {user ? (
        <Note>{texts.kept()}</Note>
      ) : (
        <Note>
          {texts.visitor()}{' '}
          <JoinFirst
            returnTo={`/games/party/${kind}/play`}
            label={texts.keep()}
            size="sm"
            hasSignIn
          >
            {texts.keep()}
          </JoinFirst>
        </Note>
      )}
    </Over>
  );
}

interface SharePlacesProps {
  kept: KeptParty;
  title: string;
  ranked: readonly { name: string; place: number }[];
}

/** Hands the result on as a picture. */
function SharePlaces({ kept, title, ranked }: SharePlacesProps) {
  const texts = useTexts('games/party');
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const { kind } = kept.game;
  const share = async () => {
    setIsBusy(true);
    try {
      const { drawResult } = await import('../../training/result-picture.ts');
      const picture = await drawResult({
        what: texts.hub.title(),
        mark: '',
        title: texts[kind].title(),
        score: title,
        name: ranked.map(({ name, place }) => `${texts.over.place({ place })} ${name}`).join('  '),
      });
      await shareBlob(picture, `oche-${kind}.png`, `${texts[kind].title()}: ${title}`);
    } catch {
      toast.show({ variant: 'destructive', title: texts.over.notShared() });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="outline" disabled={isBusy} onClick={() => void share()}>
      <Share2 aria-hidden="true" />
      {texts.over.share()}
    </Button>
  );
}

const Over = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2.5',
    // the board behind the winner: its beds meet below
    backgroundImage:
      'repeating-conic-gradient(from -9deg at 50% 120%, {colors.bg.sunken} 0 18deg, transparent 18deg 36deg)',
    animation: 'slideUp 200ms ease-out',
  },
});
const Title = chakra('h2', {
  base: {
    textStyle: 'poster',
    fontSize: 'clamp(2.25rem, 11vw, 4.5rem)',
    outline: 'none',
    overflowWrap: 'anywhere',
    textAlign: 'center',
  },
});
const Places = chakra('ol', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    columnGap: '4',
    '& li': { display: 'flex', gap: '2', minWidth: '0', alignItems: 'baseline' },
    '& b': { textStyle: 'number', color: 'fg.muted', minWidth: '6' },
    '& span': {
      textStyle: 'subheading',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& [data-first] b': { color: 'positive' },
  },
});
const Actions = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '2' },
});
const Note = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } });
