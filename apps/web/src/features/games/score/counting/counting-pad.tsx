import { chakra } from '@chakra-ui/react';
import { bedOf } from '@oche/darts/board';
import type { DartsInHand } from '@oche/darts/checkout';
import type { Game } from '@oche/darts/game';
import { CircleAlert, Hand, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/react.tsx';
import { useKeys } from '../../../../lib/keys/use-keys.ts';
import { SeenBoard } from '../../autoscoring/seen-board.tsx';
import type { Counting } from '../../autoscoring/use-counting.ts';
import { dartText } from '../../dart-text.ts';
import { HintLine } from '../pad/hint-line.tsx';
import { Key, tick } from '../pad/key.tsx';
import { scoreBefore } from '../pad/visit-input.ts';
import { CorrectKeys } from './correct-keys.tsx';

interface CountingPadProps {
  counting: Counting;
  /** shows the way to the finish; null: nobody wants to see it */
  hintFor?: Game | null;
  /** why the last visit was refused */
  problem: string | null;
  /** null: nothing can be taken back */
  onUndo: (() => void) | null;
  /** the visit is entered by hand, on the usual pad */
  onByHand: () => void;
}

const PLACES = [0, 1, 2] as const;

/** What a board sees, in place of the pad: a touch on a dart says that it was another one. */
export function CountingPad(props: CountingPadProps) {
  const { counting, hintFor, problem, onUndo, onByHand } = props;
  const texts = useTexts('games/autoscoring');
  const { undo } = useTexts('games/score');
  const [place, setPlace] = useState<number | null>(null);
  const { darts, byHand, state, isConnected, isUnclear } = counting;
  const points = darts.reduce((sum, dart) => sum + (bedOf(dart)?.points ?? 0), 0);
  const fix = (dart: string) => {
    tick();
    counting.correct(place ?? 0, dart);
    setPlace(null);
  };
  useKeys((key) => {
    if (/^[1-3]$/.test(key) && place === null && Number(key) <= darts.length + 1) {
      setPlace(Number(key) - 1);
    } else if (key === 'Enter' && place === null) counting.enter();
    else if (key === 'u' && place === null && onUndo) onUndo();
    else return false;
    return true;
  });
  // darts hang there, and the board can't vouch for which: it counts again when they are pulled
  const isMissed = state === 'takeout' && darts.length === 0;
  const shown = isUnclear || isMissed ? 'missed' : (state ?? 'ready');
  const before = hintFor ? scoreBefore(hintFor) : null;
  const inHand = 3 - darts.length;
  const status = isConnected || isUnclear ? texts.states[shown]() : texts.states.away();
  const isTrouble =
    isUnclear || !isConnected || isMissed || state === 'blind' || state === 'stopped';
  return (
    <Pad aria-label={texts.title()}>
      <Status role="status" data-trouble={isTrouble || undefined}>
        {isTrouble ? <CircleAlert aria-hidden="true" /> : null}
        <span>
          {counting.board?.name} · {problem ?? status}
        </span>
        {darts.length > 0 ? <strong>{points}</strong> : null}
      </Status>
      {before?.isIn && inHand > 0 && !isTrouble ? (
        <HintLine
          out={before.rules.out}
          remaining={before.remaining - points}
          inHand={inHand as DartsInHand}
        />
      ) : null}
      <Thrown aria-label={texts.seen()} aria-live="polite">
        {PLACES.map((at) => {
          const dart = darts[at];
          const isOpen = at <= darts.length;
          const said = dart === undefined ? texts.add({ number: at + 1 }) : dartText(dart);
          return (
            <li key={at}>
              <Key
                look={place === at ? 'on' : dart === undefined ? 'idle' : 'plain'}
                aria-pressed={place === at}
                aria-label={
                  dart === undefined ? said : texts.correct({ number: at + 1, dart: said })
                }
                disabled={!isOpen}
                onClick={() => setPlace(place === at ? null : at)}
              >
                {dart === undefined ? '·' : dartText(dart)}
                {byHand[at] ? <Hand aria-hidden="true" /> : null}
              </Key>
            </li>
          );
        })}
      </Thrown>
      {place === null ? (
        <>
          <Drawn>
            <SeenBoard darts={darts} title={texts.board()} />
          </Drawn>
          <Row>
            <Key size="word" onClick={onByHand}>
              {texts.byHand()}
            </Key>
            <Key
              size="word"
              look={darts.length > 0 ? 'enter' : 'idle'}
              disabled={darts.length === 0}
              onClick={counting.enter}
            >
              {texts.enter()}
            </Key>
            <Key aria-label={undo()} disabled={!onUndo} onClick={() => onUndo?.()}>
              <Undo2 aria-hidden="true" />
            </Key>
          </Row>
        </>
      ) : (
        <CorrectKeys dart={darts[place]} onDart={fix} onCancel={() => setPlace(null)} />
      )}
    </Pad>
  );
}

const Pad = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
  },
});
const Status = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: '0',
    minHeight: '7',
    textStyle: 'small',
    color: 'fg.muted',
    '& svg': { width: '4', height: '4', flexShrink: '0' },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& strong': { marginInlineStart: 'auto', textStyle: 'number', fontSize: 'xl', color: 'fg' },
    '&[data-trouble]': { color: 'danger', fontWeight: 'semibold' },
  },
});
const Thrown = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '1.5',
    flexShrink: '0',
    listStyle: 'none',
    '& button': { width: 'full', minHeight: '12' },
  },
});
const Drawn = chakra('div', {
  base: {
    flex: '1',
    minHeight: '0',
    display: 'grid',
    placeItems: 'center',
    '& svg': { width: 'full', height: 'full', maxHeight: '30rem' },
  },
});
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1.4fr 0.7fr',
    gap: '1.5',
    flexShrink: '0',
  },
});
