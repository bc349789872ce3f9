import { chakra } from '@chakra-ui/react';
import { type CSSProperties, useRef } from 'react';
import { useTexts } from '../../../i18n/react.tsx';
import { byKey, type Course } from '../bracket/course.ts';
import type { Sheet } from '../bracket/layout/sheets.ts';
import { BOX } from '../bracket/layout/tree.ts';
import { Lines } from '../bracket/map/lines.tsx';
import { MapFrame } from '../bracket/map/map-frame.tsx';
import { MatchBox } from '../bracket/map/match-box.tsx';
import { roundName } from '../bracket/round-name.ts';
import { useSize } from './use-size.ts';

const NONE: ReadonlySet<string> = new Set();
/** A bracket with few matches is not blown up to fill the wall. */
const LARGEST = 2;
/** How much wider than on a page a match becomes at most, for whole names in large type. */
const WIDEST = 1.9;

/** A part of the bracket, as large as there is room. */
export function SheetScene({ course, sheet }: { course: Course; sheet: Sheet }) {
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
