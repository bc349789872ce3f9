import { chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useTexts } from '../../../../i18n/react.tsx';
import { usePrinting } from '../../../../lib/devices/use-printing.ts';
import { byKey, type Course, isShown } from '../course.ts';
import { sectionsOf } from '../layout/sections.ts';
import { type Sheet, sheetsOf } from '../layout/sheets.ts';
import { Lines } from '../map/lines.tsx';
import { MapFrame } from '../map/map-frame.tsx';
import { MatchBox } from '../map/match-box.tsx';
import { roundName, sectionName } from '../round-name.ts';

const NONE: ReadonlySet<string> = new Set();

/** The bracket for the wall of the pub: black on white, on sheets with the names of their rounds. */
export function Paper({ course, entrant }: { course: Course; entrant: number | undefined }) {
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  const matches = byKey(course);
  const isDrawn = (id: string) => {
    const match = matches.get(id);
    return match !== undefined && isShown(match);
  };
  const sheets = sectionsOf(course.matches.map(({ plan }) => plan)).flatMap((section) =>
    sheetsOf(section, isDrawn),
  );
  return (
    <OnPaper>
      <Global styles={{ '@page bracket': { size: 'A4 landscape', margin: '10mm' } }} />
      {sheets.map((sheet, index) => (
        <PaperSheet
          key={`${sheet.section.key} ${sheet.from} ${sheet.tree.boxes[0]?.id}`}
          course={course}
          sheet={sheet}
          number={index + 1}
          count={sheets.length}
          entrant={entrant}
        />
      ))}
    </OnPaper>
  );
}

interface PaperSheetProps {
  course: Course;
  sheet: Sheet;
  number: number;
  count: number;
  entrant: number | undefined;
}

function PaperSheet({ course, sheet, number, count, entrant }: PaperSheetProps) {
  const texts = useTexts('tournaments/bracket');
  const matches = byKey(course);
  const { section, from, tree } = sheet;
  return (
    <section aria-label={sectionName(section, texts)}>
      <div data-title="">
        <h3>{sectionName(section, texts)}</h3>
        <span>
          {number}/{count}
        </span>
      </div>
      <div data-sheet="" style={{ width: tree.width }}>
        <div data-heads="">
          {tree.columns.map(({ index, x, width }) => (
            <h4 key={index} style={{ left: x, width }}>
              {roundName(section, from + index, texts)}
            </h4>
          ))}
        </div>
        <div style={{ height: tree.height }}>
          <MapFrame>
            <div data-layer="">
              <Lines lines={tree.lines} matches={matches} entrant={entrant} fresh={NONE} />
              {tree.boxes.map(({ id, x, y }) => {
                const match = matches.get(id);
                return match ? (
                  <MatchBox
                    key={id}
                    course={course}
                    match={match}
                    x={x}
                    y={y}
                    level="full"
                    entrant={entrant}
                    fresh={undefined}
                    isActive={false}
                  />
                ) : null;
              })}
            </div>
          </MapFrame>
        </div>
      </div>
    </section>
  );
}

const OnPaper = chakra('div', {
  base: {
    display: 'none',
    '@media print': {
      display: 'block',
      color: '#000',
      '& > section': { breakAfter: 'page', breakInside: 'avoid', page: 'bracket' },
      '& > section:last-of-type': { breakAfter: 'auto' },
      '& [data-title]': {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        height: 'auto',
        padding: '0',
        borderBottom: '3px double #000',
        '& h3': { textStyle: 'title', position: 'static' },
        '& span': { textStyle: 'number' },
      },
      // eight matches one below the other are as high as a sheet of A4
      '& [data-sheet]': { zoom: '0.76' },
      '& [data-heads]': { position: 'relative', height: '2.25rem', zIndex: '0', bg: 'transparent' },
      '& h4': { position: 'absolute', top: '2', textStyle: 'label' },
      '& [data-match], & [data-match].dark': {
        boxShadow: 'none',
        border: '1px solid #000',
        bg: '#fff',
      },
      '& [data-head] a': { display: 'none' },
      '& [data-bed]': {
        bg: '#fff',
        color: '#000',
        clipPath: 'none',
        borderInlineEnd: '1px solid #888',
      },
      '& [data-won] [data-name]': { fontWeight: 'heavy' },
      '& [data-says]': { bg: 'transparent', color: '#000', clipPath: 'none' },
      // room to write what is still to come
      '& span[data-row] [data-name]': { fontSize: '11px', color: '#666' },
    },
  },
});
