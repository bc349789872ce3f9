import { chakra } from '@chakra-ui/react';
import type { GameCard } from '@oche/validators/games/lists';
import { useTexts } from '../../../i18n/react.tsx';
import type { Course } from '../bracket/course.ts';
import { Standings } from '../bracket/table/standings.tsx';
import { BestsScene } from './bests-scene.tsx';
import { BoardsScene } from './boards-scene.tsx';
import { NextScene } from './next-scene.tsx';
import type { Scene } from './scenes.ts';
import { SheetScene } from './sheet-scene.tsx';
import { WinnerScene } from './winner-scene.tsx';

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
      return <WinnerScene course={course} entrant={scene.entrant} />;
    case 'now':
      return <BoardsScene course={course} matches={scene.matches} cards={cards} />;
    case 'next':
      return <NextScene course={course} matches={scene.matches} />;
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
      return <SheetScene course={course} sheet={scene.sheet} />;
  }
}

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
