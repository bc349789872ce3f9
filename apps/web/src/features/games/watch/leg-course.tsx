import { chakra } from '@chakra-ui/react';
import { ChartSection } from '../../../components/chart/chart-section.tsx';
import { ChartTable } from '../../../components/chart/chart-table.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { colorVar, displayType } from '../../../theme/svg.ts';
import { type CoursePoint, courseOf, courseRows, type PlayedLeg } from './legs-of.ts';

const WIDTH = 360;
const HEIGHT = 210;
const LEFT = 36;
const RIGHT = 8;
const TOP = 10;
const BOTTOM = 22;
/** a leg that is just beginning already has room for this many darts */
const LEAST_DARTS = 15;
const DARTS_A_TICK = 3;

interface LegCourseProps {
  leg: PlayedLeg;
  names: readonly string[];
  starts: readonly number[];
}

/** How both sides came down in a leg, dart by dart. */
export function LegCourse({ leg, names, starts }: LegCourseProps) {
  const { course: texts } = useTexts('games/watch');
  const courses = starts.map((start, side) => courseOf(leg.turns, side, start));
  const most = Math.max(...starts);
  const darts = Math.max(LEAST_DARTS, ...courses.map((course) => course.at(-1)?.darts ?? 0));
  const x = (count: number) => LEFT + (count / darts) * (WIDTH - LEFT - RIGHT);
  const y = (left: number) => TOP + (1 - left / most) * (HEIGHT - TOP - BOTTOM);
  const every = DARTS_A_TICK * Math.ceil(darts / DARTS_A_TICK / 8);
  const ticks = Array.from({ length: Math.floor(darts / every) + 1 }, (_, index) => index * every);
  return (
    <ChartSection title={texts.title()}>
      <Names aria-hidden="true">
        {names.map((name, side) => (
          <span key={`${side} ${name}`}>
            <svg viewBox="-6 -6 12 12" width="12" height="12" aria-hidden="true">
              <Mark side={side} x={0} y={0} />
            </svg>{' '}
            {name}
          </span>
        ))}
      </Names>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[1, 0.5, 0].map((share) => {
          const left = Math.round(most * share);
          return (
            <g key={share}>
              <path d={`M${LEFT} ${y(left)}H${WIDTH - RIGHT}`} stroke={colorVar('border')} />
              <text x={LEFT - 9} y={y(left) + 5} fill={colorVar('fg.muted')} style={SCALE}>
                {left}
              </text>
            </g>
          );
        })}
        {ticks.map((count) => (
          <text key={count} x={x(count)} y={HEIGHT - 6} fill={colorVar('fg.muted')} style={TICK}>
            {count}
          </text>
        ))}
        {courses.map((course, side) => (
          <Course key={side} course={course} side={side} x={x} y={y} />
        ))}
      </svg>
      <ChartTable
        summary={texts.table()}
        label={texts.title()}
        heads={[texts.darts(), ...names]}
        rows={courseRows(courses).map((row) => [
          String(row.darts),
          ...row.left.map((left) => String(left ?? '')),
        ])}
      />
    </ChartSection>
  );
}

interface CourseProps {
  course: readonly CoursePoint[];
  side: number;
  x: (darts: number) => number;
  y: (left: number) => number;
}

function Course({ course, side, x, y }: CourseProps) {
  const points = course.map(({ darts, left }) => `${x(darts)},${y(left)}`).join(' ');
  return (
    <>
      <polyline
        points={points}
        fill="none"
        stroke={colorVar(COLOURS[side] ?? 'fg')}
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeDasharray={side === 1 ? '6 3' : undefined}
      />
      {course.map(({ darts, left }) => (
        <Mark key={darts} side={side} x={x(darts)} y={y(left)} />
      ))}
    </>
  );
}

/** Red rounds and green diamonds: told apart without their colours, too. */
function Mark({ side, x, y }: { side: number; x: number; y: number }) {
  const fill = colorVar(COLOURS[side] ?? 'fg');
  return side === 0 ? (
    <circle cx={x} cy={y} r="4" fill={fill} />
  ) : (
    <path d={`M${x} ${y - 5.5}l5.5 5.5-5.5 5.5-5.5-5.5z`} fill={fill} />
  );
}

const COLOURS = ['accent', 'positive'];
const SCALE = { ...displayType(14), textAnchor: 'end' } as const;
const TICK = displayType(14);

const Names = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    textStyle: 'small',
    '& svg': { display: 'inline-block' },
  },
});
