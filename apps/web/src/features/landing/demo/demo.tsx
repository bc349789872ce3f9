import { chakra } from '@chakra-ui/react';
import type { ShownGame } from '@oche/validators/games/show';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Board } from '../../../components/board/board.tsx';
import { Dart } from '../../../components/board/dart.tsx';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { joining } from '../landing-links.ts';
import { playLeg, replayOf, START, type Visit, wayOut } from './leg.ts';
import { usePlay } from './use-play.ts';

const FLIGHTS = ['accent.solid', 'positive.solid'] as const;

/** A leg that plays itself on the board, silently, with the score as the scorer keeps it. */
export function Demo() {
  const texts = useTexts('landing/demo');
  const [seed, setSeed] = useState(() => String(Date.now()));
  const visits = useMemo(() => playLeg(seed), [seed]);
  return (
    <Leg
      key={seed}
      visits={visits}
      names={[texts.red(), texts.green()]}
      start={START}
      label={texts.label()}
      onAgain={() => setSeed(String(Date.now()))}
    />
  );
}

interface LegProps {
  visits: readonly Visit[];
  /** of the two sides */
  names: readonly string[];
  /** from which score it goes down */
  start: number;
  label: string;
  onAgain: () => void;
}

/** A leg of two members, as they have thrown it. */
export function Replay({ game }: { game: ShownGame }) {
  const texts = useTexts('landing/demo');
  const [round, setRound] = useState(0);
  const [visits] = useState(() => replayOf(game));
  return (
    <Leg
      key={round}
      visits={visits}
      names={game.sides.map(({ name }) => name)}
      start={game.start}
      label={texts.replay()}
      onAgain={() => setRound(round + 1)}
    />
  );
}

function Leg({ visits, names, start, label, onAgain }: LegProps) {
  const texts = useTexts('landing/demo');
  const { hero } = useTexts('landing');
  const { visit: index, thrown, isPlaying, isThrown, isOver, step } = usePlay(visits);
  const visit = visits[index];
  const slate = useRef<HTMLDivElement>(null);
  // on a phone the board is below the button
  useEffect(() => {
    // newer browsers return a promise, which is no way to end an effect
    slate.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (!visit) return null;
  return (
    <>
      <Landing>
        <Board title={texts.board()}>
          {visit.throws.slice(0, thrown).map(({ x, y, tilt }, dart) => (
            <Dart
              // a dart of each visit is a dart of its own, and lands again
              key={`${index} ${dart}`}
              x={x}
              y={y}
              angle={tilt}
              flight={FLIGHTS[visit.side]}
              scale={1.1}
              className="dart"
            />
          ))}
        </Board>
      </Landing>
      <Slate ref={slate} className="dark" role="group" aria-label={label}>
        <Sides>
          {names.map((name, side) => (
            <Side key={name} data-side={side} data-next={side === visit.side || undefined}>
              <span>{name}</span>
              <strong>{leftOf(visits, { index, isThrown, side }) ?? start}</strong>
            </Side>
          ))}
        </Sides>
        <div>
          <Thrown>
            {[0, 1, 2].map((dart) => (
              <span key={dart}>{(dart < thrown && visit.throws[dart]?.dart) || '–'}</span>
            ))}
            <strong>{isThrown ? (visit.isBust ? texts.bust() : visit.points) : ''}</strong>
          </Thrown>
          <Line>{isOver ? texts.shot() : wayOut(visit, thrown).join(' ')}</Line>
        </div>
        <Said role="status">{isThrown ? said(visit) : ''}</Said>
        <Buttons>
          {isOver ? (
            <>
              <ButtonLink to="/login" search={joining.player} variant="accent" size="sm">
                {hero.join()}
              </ButtonLink>
              <Button size="sm" variant="outline" onClick={onAgain}>
                {texts.again()}
              </Button>
            </>
          ) : (
            <>
              <Button size="sm" variant="outline" onClick={() => step('toggle')}>
                {isPlaying ? texts.pause() : texts.play()}
              </Button>
              {isPlaying ? null : (
                <Button size="sm" variant="outline" onClick={() => step('visit')}>
                  {texts.next()}
                </Button>
              )}
            </>
          )}
        </Buttons>
      </Slate>
    </>
  );

  function said({ side, points, isBust, isFinish, after }: Visit): string {
    const name = names[side] ?? '';
    if (isFinish) return texts.saidShot({ name, points });
    return isBust
      ? texts.saidBust({ name, rest: after })
      : texts.said({ name, points, rest: after });
  }
}

/** What a side has left: after its last visit, or before this one as long as it is being thrown. */
function leftOf(
  visits: readonly Visit[],
  { index, isThrown, side }: { index: number; isThrown: boolean; side: number },
): number | undefined {
  const thrown = visits.slice(0, isThrown ? index + 1 : index);
  return thrown.findLast((visit) => visit.side === side)?.after;
}

const Landing = chakra('div', {
  base: { display: 'contents', '& .dart': { animation: 'land 200ms {easings.throw} backwards' } },
});
const Slate = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '5',
    rowGap: '2',
    maxWidth: '30rem',
    marginTop: '4',
    marginInline: 'auto',
    padding: '3',
    bg: 'bg',
    color: 'fg',
    borderWidth: '3px',
    borderStyle: 'double',
    borderColor: 'border.strong',
  },
});
const Sides = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '3' },
});
const Side = chakra('p', {
  base: {
    borderTopWidth: '6px',
    borderColor: 'border',
    textStyle: 'label',
    color: 'fg.muted',
    '& strong': { display: 'block', textStyle: 'numberHero' },
    '&[data-next]': { color: 'fg' },
    '&[data-side="0"][data-next]': { borderColor: 'accent.solid' },
    '&[data-side="1"][data-next]': { borderColor: 'positive.solid' },
  },
});
const Thrown = chakra('p', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 2.5rem) minmax(0, 1fr)',
    textStyle: 'number',
    fontSize: 'lg',
    '& strong': { color: 'warning', textAlign: 'end' },
  },
});
const Line = chakra('p', {
  base: {
    minHeight: '1.75rem',
    paddingTop: '1',
    textStyle: 'number',
    color: 'warning',
    borderTopWidth: '1px',
  },
});
const Said = chakra('p', { base: { srOnly: true } });
const Buttons = chakra('div', {
  base: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '2' },
});
