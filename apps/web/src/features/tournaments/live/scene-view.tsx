import { chakra } from '@chakra-ui/react';
import type { GameCard } from '@oche/validators/game-lists';
import { type CSSProperties, useRef } from 'react';
import { Wedge } from '../../../components/board/wedge.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { Around } from '../bracket/clock.tsx';
import { byKey, type Course, type CourseMatch } from '../bracket/course.ts';
import type { Sheet } from '../bracket/layout/sheets.ts';
import { BOX } from '../bracket/layout/tree.ts';
import { Lines } from '../bracket/map/lines.tsx';
import { MapFrame } from '../bracket/map/map-frame.tsx';
import { MatchBox } from '../bracket/map/match-box.tsx';
import { useMatchText } from '../bracket/match-text.ts';
import { roundName } from '../bracket/round-name.ts';
import { Standings } from '../bracket/table/standings.tsx';
import { BestsScene } from './bests-scene.tsx';
import type { Scene } from './scenes.ts';
import { useSize } from './use-size.ts';

interface SceneViewProps {
  course: Course;
  scene: Scene;
  /** the games that are on, as they stand */
  cards: ReadonlyMap<number, GameCard>;
}

/** One scene, as large as there is room. */
export function SceneView({ course, scene, cards }: SceneViewProps) {
  const bracket = useTexts('tournaments/bracket');
  switch (scene.kind) {
    case 'winner':
      return <Winner course={course} entrant={scene.entrant} />;
    case 'now':
      return <Boards course={course} matches={scene.matches} cards={cards} />;
    case 'next':
      return <Next course={course} matches={scene.matches} />;
    case 'tables':
      return (
        <Tables inert data-many={scene.groups.length > 1 || undefined}>
          {scene.groups.map((group) => (
            <section key={group.name}>
              {group.name ? <h3>{bracket.group({ name: group.name })}</h3> : null}
              <Standings
                course={course}
                group={group}
                entrant={undefined}
                onEntrant={() => undefined}
              />
            </section>
          ))}
        </Tables>
      );
    case 'bests':
      return <BestsScene bests={scene.bests} />;
    case 'sheet':
      return <BracketSheet course={course} sheet={scene.sheet} />;
  }
}

function Winner({ course, entrant }: { course: Course; entrant: number }) {
  const texts = useTexts('tournaments/live');
  return (
    <Champion>
      <Wedge number={20} />
      <p>
        <small>{texts.winner()}</small>
        {course.entrants.get(entrant)?.name}
      </p>
    </Champion>
  );
}

interface BoardsProps {
  course: Course;
  matches: readonly CourseMatch[];
  cards: ReadonlyMap<number, GameCard>;
}

function Boards({ course, matches, cards }: BoardsProps) {
  return (
    <Captions data-few={matches.length <= 2 || undefined}>
      {matches.map((match) => (
        <BoardCaption
          key={`${match.number} ${match.plan.id}`}
          course={course}
          match={match}
          card={match.gameId === undefined ? undefined : cards.get(match.gameId)}
        />
      ))}
    </Captions>
  );
}

interface BoardCaptionProps {
  course: Course;
  match: CourseMatch;
  card: GameCard | undefined;
}

function BoardCaption({ course, match, card }: BoardCaptionProps) {
  const texts = useTexts('tournaments/live');
  const { states } = useTexts('tournaments/bracket');
  const text = useMatchText(course);
  const { state, board, number } = match;
  return (
    <li data-state={state}>
      <p>
        <b>{board ?? texts.match({ number })}</b>
        <strong>{state === 'called' ? texts.called() : states[state]()}</strong>
      </p>
      {([0, 1] as const).map((side) => {
        const score = card?.score[side];
        return (
          <div key={side} data-side={side} data-next={card?.next === side || undefined}>
            <span>{text.nameOf(match, side)}</span>
            {card && score ? <i>{score.value}</i> : null}
            <b>{(card?.format.sets ? score?.sets : score?.legs) ?? match.score?.[side] ?? ''}</b>
          </div>
        );
      })}
    </li>
  );
}

function Next({ course, matches }: { course: Course; matches: readonly CourseMatch[] }) {
  const text = useMatchText(course);
  return (
    <Queue>
      {matches.map((match) => (
        <li key={`${match.number} ${match.plan.id}`}>
          <b>{match.number}</b>
          <span>{text.nameOf(match, 0)}</span>
          <em aria-hidden="true">–</em>
          <span>{text.nameOf(match, 1)}</span>
          <i>
            {match.board ??
              (match.time ? <Around value={match.time} timeZone={course.timeZone} /> : null)}
          </i>
        </li>
      ))}
    </Queue>
  );
}

const NONE: ReadonlySet<string> = new Set();
/** A bracket with few matches is not blown up to fill the wall. */
const LARGEST = 2;
/** So much wider than on a page a match becomes at most, for whole names in large type. */
const WIDEST = 1.9;

function BracketSheet({ course, sheet }: { course: Course; sheet: Sheet }) {
  const texts = useTexts('tournaments/bracket');
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const matches = byKey(course);
  const { section, from, tree } = sheet;
  const scale = size
    ? Math.min(LARGEST, size.width / tree.width, (size.height - 56) / tree.height)
    : 1;
  const wider = size ? Math.min(WIDEST, size.width / scale / tree.width) : 1;
  const lines = tree.lines.map(({ start, bend, end, ...line }) => ({
    ...line,
    start: [start[0] * wider, start[1]] as const,
    bend: bend * wider,
    end: [end[0] * wider, end[1]] as const,
  }));
  return (
    <Room ref={room} inert>
      <div data-names="">
        {tree.columns.map(({ index, x, width }) => (
          <h3 key={index} style={{ left: x * scale * wider, width: width * scale * wider }}>
            {roundName(section, from + index, texts)}
          </h3>
        ))}
      </div>
      <MapFrame>
        <div
          data-layer=""
          style={
            {
              transform: `scale(${scale})`,
              '--box-width': `${BOX.width * wider}px`,
            } as CSSProperties
          }
        >
          <Lines lines={lines} matches={matches} entrant={undefined} fresh={NONE} />
          {tree.boxes.map(({ id, x, y }) => {
            const match = matches.get(id);
            return match ? (
              <MatchBox
                key={id}
                course={course}
                match={match}
                x={x * wider}
                y={y}
                level="wall"
                entrant={undefined}
                fresh={undefined}
                isActive={false}
              />
            ) : null;
          })}
        </div>
      </MapFrame>
    </Room>
  );
}

const Champion = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 'calc(4 * var(--unit))',
    height: 'full',
    '& svg': { height: 'calc(30 * var(--unit))', flexShrink: '0' },
    '& p': {
      textStyle: 'poster',
      fontSize: 'calc(8 * var(--unit))',
      color: 'tape',
      overflowWrap: 'anywhere',
    },
    '& small': { display: 'block', fontSize: 'calc(2.6 * var(--unit))', color: 'fg' },
  },
});
const Captions = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    alignContent: 'start',
    gap: 'calc(1.6 * var(--unit))',
    listStyle: 'none',
    '&[data-few]': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& [data-side]': { fontSize: { lg: 'calc(5.4 * var(--unit))' } },
    },
    '& > li': {
      bg: 'bg.raised',
      border: '2px solid {colors.border.strong}',
      '&[data-state=called]': { borderColor: 'tape' },
      '&[data-state=playing]': { borderColor: 'board.red' },
    },
    '& p': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 'calc(1 * var(--unit))',
      paddingInline: 'calc(1 * var(--unit))',
      bg: 'board.surround',
      textStyle: 'label',
      fontSize: 'calc(1.9 * var(--unit))',
    },
    '& p b': { color: 'tape' },
    '& [data-state=called] p': { bg: 'tape', color: 'board.black', '& b': { color: 'inherit' } },
    '& [data-side]': {
      '--bed': '{colors.board.red}',
      display: 'flex',
      alignItems: 'stretch',
      gap: 'calc(1 * var(--unit))',
      borderInlineStart: 'calc(0.8 * var(--unit)) solid var(--bed)',
      paddingInlineStart: 'calc(1 * var(--unit))',
      textStyle: 'number',
      fontSize: 'calc(3 * var(--unit))',
      lineHeight: '1.4',
    },
    '& [data-side="1"]': { '--bed': '{colors.board.green}' },
    '& [data-side] span': {
      flex: '1',
      minWidth: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& i': { fontStyle: 'normal', color: 'fg.muted' },
    '& [data-next] i': { color: 'tape' },
    '& [data-side] b': {
      display: 'grid',
      placeItems: 'center',
      minWidth: 'calc(4.4 * var(--unit))',
      fontWeight: 'heavy',
      _empty: { display: 'none' },
    },
    '& [data-state=playing] [data-side] b': { bg: 'var(--bed)', color: 'board.chalk' },
  },
});
const Queue = chakra('ol', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: 'calc(0.8 * var(--unit))',
    listStyle: 'none',
    textStyle: 'number',
    fontSize: 'calc(2.9 * var(--unit))',
    lineHeight: '1.35',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'calc(5 * var(--unit)) minmax(0, 1fr) auto minmax(0, 1fr) auto',
      gap: 'calc(1.2 * var(--unit))',
      paddingInlineEnd: 'calc(1 * var(--unit))',
      bg: 'bg.raised',
    },
    '& b': { bg: 'board.red', color: 'board.chalk', textAlign: 'center', layerStyle: 'wedge' },
    '& li:nth-of-type(even) b': { bg: 'board.green' },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& span:first-of-type': { textAlign: 'end' },
    '& em, & i': { fontStyle: 'normal', color: 'fg.muted' },
    '& i': { color: 'tape' },
  },
});
const Tables = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: 'calc(2 * var(--unit))',
    '&[data-many]': {
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    },
    '& h3': { textStyle: 'heading', fontSize: 'calc(2.2 * var(--unit))' },
    '& table': { fontSize: 'calc(1.9 * var(--unit))' },
    '& table thead th': { fontSize: 'calc(1.1 * var(--unit))' },
    '& table tbody td': { paddingBlock: 'calc(0.2 * var(--unit))' },
    '& table [data-points]': { fontSize: 'calc(2.2 * var(--unit))' },
  },
});
const Room = chakra('div', {
  base: {
    position: 'relative',
    height: 'full',
    minHeight: '30rem',
    overflow: 'clip',
    overflowClipMargin: '4px',
    '& [data-names]': { position: 'relative', height: '56px' },
    '& h3': {
      position: 'absolute',
      textStyle: 'label',
      fontSize: 'calc(1.5 * var(--unit))',
      color: 'tape',
      whiteSpace: 'nowrap',
    },
  },
});
