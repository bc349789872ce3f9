import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTexts } from '../../../../i18n/react.tsx';
import { byKey, type Course, isOver, isShown } from '../course.ts';
import type { Section } from '../layout/sections.ts';
import type { Column, Tree } from '../layout/tree.ts';
import { roundName, sectionName } from '../round-name.ts';
import { type Area, BAR, isBoxIn, isLineIn } from './geometry.ts';
import { Lines } from './lines.tsx';
import { levelOf, MatchBox } from './match-box.tsx';

interface SectionViewProps {
  course: Course;
  section: Section;
  tree: Tree;
  scale: number;
  /** what is seen of it */
  area: Area;
  isTitled: boolean;
  entrant: number | undefined;
  /** the match that the keyboard is at */
  active: string | undefined;
  /** those whom a change has moved on, as `from to` */
  fresh: ReadonlySet<string>;
  /** folds the rounds before this one */
  onFold: (from: number) => void;
}

/** One part of the bracket: the names of its rounds, which stay in sight, and its matches. */
export function SectionView(props: SectionViewProps) {
  const { course, section, tree, scale, area, isTitled, entrant, active, fresh, onFold } = props;
  const texts = useTexts('tournaments/bracket');
  const matches = byKey(course);
  const level = levelOf(scale);
  const boxes = tree.boxes.filter((box) => box.id === active || isBoxIn(box, area));
  const freshInto = (id: string) => {
    const line = tree.lines.find(({ from, to }) => to === id && fresh.has(`${from} ${to}`));
    return line?.side;
  };
  return (
    <section aria-label={sectionName(section, texts)} style={{ width: tree.width * scale + 40 }}>
      {isTitled ? (
        <div data-title="">
          <h3>{sectionName(section, texts)}</h3>
        </div>
      ) : null}
      <div data-heads="">
        {tree.columns.map((column) => (
          <RoundHead
            key={`${column.index} ${column.isFolded}`}
            course={course}
            section={section}
            column={column}
            as={isTitled ? 'h4' : 'h3'}
            scale={scale}
            onFold={onFold}
          />
        ))}
      </div>
      <div data-body="" style={{ height: tree.height * scale }}>
        <div data-layer="" style={{ transform: `scale(${scale})` }}>
          <Lines
            lines={tree.lines.filter((line) => isLineIn(line, area))}
            matches={matches}
            entrant={entrant}
            fresh={fresh}
          />
          {boxes.map(({ id, x, y }) => {
            const match = matches.get(id);
            return match ? (
              <MatchBox
                key={id}
                course={course}
                match={match}
                x={x}
                y={y}
                level={level}
                entrant={entrant}
                fresh={freshInto(id)}
                isActive={id === active}
              />
            ) : null;
          })}
        </div>
      </div>
    </section>
  );
}

interface RoundHeadProps {
  course: Course;
  section: Section;
  column: Column;
  /** the heading's level, below the title of the section where there is one */
  as: 'h3' | 'h4';
  scale: number;
  onFold: (from: number) => void;
}

function RoundHead({ course, section, column, as: Title, scale, onFold }: RoundHeadProps) {
  const texts = useTexts('tournaments/bracket');
  const { index, x, width, isFolded } = column;
  const known = byKey(course);
  const matches = (section.columns[index] ?? []).flatMap(({ id }) => known.get(id) ?? []);
  const shown = matches.filter(isShown);
  const played = shown.filter(isOver).length;
  const name = roundName(section, index, texts);
  const style = {
    left: BAR.margin + x * scale,
    // a folded round can be touched at every zoom
    width: isFolded ? Math.max(width * scale, 36) : width * scale,
  };
  if (isFolded) {
    return (
      <button
        type="button"
        data-round="folded"
        style={style}
        aria-label={texts.tools.unfold({ round: name })}
        title={texts.tools.unfold({ round: name })}
        onClick={() => onFold(index)}
      >
        <ChevronRight aria-hidden="true" />
        {index + 1}
      </button>
    );
  }
  if (shown.length === 0) return null;
  const isDone = played === shown.length;
  const canFold = isDone && index < section.columns.length - 1;
  return (
    <div data-round={isDone ? 'done' : ''} style={style}>
      <Title title={name}>{width * scale < 90 ? index + 1 : name}</Title>
      {width * scale < 150 ? null : (
        <span title={texts.played({ played, all: shown.length })}>
          {played}/{shown.length}
        </span>
      )}
      {canFold && width * scale >= 130 ? (
        <button
          type="button"
          aria-label={texts.tools.fold({ round: name })}
          title={texts.tools.fold({ round: name })}
          onClick={() => onFold(index + 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}
