import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '../../../../components/button.tsx';
import { VisuallyHidden } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { byKey, type Course, isShown } from '../course.ts';
import { focusOf } from '../course-path.ts';
import { sectionsOf } from '../layout/sections.ts';
import { BOX, treeOf } from '../layout/tree.ts';
import { openFrom } from './folded.ts';
import { areaIn, BAR, type Point, pointOf, type Sheet, topsOf } from './geometry.ts';
import { MapFrame, Tools } from './map-frame.tsx';
import { SectionView } from './section-view.tsx';
import { useArea } from './use-area.ts';
import { useDrag } from './use-drag.ts';
import { useFresh } from './use-fresh.ts';
import { useRoving } from './use-roving.ts';
import { useZoom } from './use-zoom.ts';

interface BracketMapProps {
  course: Course;
  /** whose path is shown */
  entrant: number | undefined;
  onEntrant: (entrant: number) => void;
}

/** The knock-out as a map that scrolls inside the page, and zooms. Only what is seen of it is drawn. */
export function BracketMap({ course, entrant, onEntrant }: BracketMapProps) {
  const texts = useTexts('tournaments/bracket');
  const scroller = useRef<HTMLDivElement>(null);
  const matches = byKey(course);
  const sections = useMemo(() => sectionsOf(course.matches.map(({ plan }) => plan)), [course]);
  const [folded, setFolded] = useState(
    () => new Map(sections.map((section) => [section.key, openFrom(course, section)])),
  );
  const sheet = useMemo((): Sheet => {
    const isDrawn = (id: string) => {
      const match = matches.get(id);
      return match !== undefined && isShown(match);
    };
    const trees = sections.map((section) =>
      treeOf(section, { isShown: isDrawn, from: folded.get(section.key) ?? 0 }),
    );
    return { trees, isTitled: sections.length > 1 };
  }, [sections, matches, folded]);
  const { scale, zoomIn, zoomOut, zoomToFit } = useZoom(scroller, sheet);
  const area = useArea(scroller);
  useDrag(scroller);
  const moves = useFresh(course);
  const fresh = useMemo(() => new Set(moves.map(({ from, to }) => `${from} ${to}`)), [moves]);
  const focus = focusOf(course.matches, entrant)?.plan.id;
  const { active, setActive, onKeyDown } = useRoving(scroller, sheet.trees, focus);
  const tops = topsOf(sheet, scale);

  // shows where it is interesting, once for each player that is followed
  const shownFor = useRef<number | 'nobody' | null>(null);
  useEffect(() => {
    const element = scroller.current;
    const wanted = entrant ?? 'nobody';
    if (!element || shownFor.current === wanted) return;
    const isFirst = shownFor.current === null;
    shownFor.current = wanted;
    const section = sheet.trees.findIndex(({ boxes }) => boxes.some(({ id }) => id === focus));
    const box = sheet.trees[section]?.boxes.find(({ id }) => id === focus);
    if (!box) return;
    const point = pointOf(sheet, scale, { section, x: box.x, y: box.y });
    if (isSeen(element, point, scale)) return;
    const isCalm = isFirst || matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({
      left: point.x - element.clientWidth / 3,
      top: point.y - element.clientHeight / 2,
      behavior: isCalm ? 'instant' : 'smooth',
    });
  }, [entrant, focus, sheet, scale]);

  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const match = target.closest<HTMLElement>('[data-match]')?.dataset.match;
    if (match !== undefined) setActive(match);
    const row = target.closest<HTMLElement>('[data-entrant]');
    if (row) onEntrant(Number(row.dataset.entrant));
  };
  const onKeys = (event: KeyboardEvent) => {
    const zoom = { '+': zoomIn, '-': zoomOut, '0': zoomToFit }[event.key];
    if (!zoom || event.ctrlKey || event.metaKey || event.altKey) return onKeyDown(event);
    event.preventDefault();
    zoom();
  };
  return (
    <MapFrame>
      <Tools role="group" aria-label={texts.tools.label()}>
        <IconButton label={texts.tools.larger()} size="sm" onClick={zoomIn}>
          <ZoomIn aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.tools.smaller()} size="sm" onClick={zoomOut}>
          <ZoomOut aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.tools.all()} size="sm" onClick={zoomToFit}>
          <Maximize2 aria-hidden="true" />
        </IconButton>
      </Tools>
      <div
        ref={scroller}
        role="application"
        aria-label={texts.map()}
        data-map=""
        onClick={onClick}
        onKeyDown={onKeys}
      >
        {sections.map((section, index) => {
          const tree = sheet.trees[index];
          return tree ? (
            <SectionView
              key={section.key}
              course={course}
              section={section}
              tree={tree}
              scale={scale}
              area={areaIn(area, tops[index] ?? 0, scale)}
              isTitled={sheet.isTitled}
              entrant={entrant}
              active={active}
              fresh={fresh}
              onFold={(from) => setFolded(new Map(folded).set(section.key, from))}
            />
          ) : null;
        })}
      </div>
      <VisuallyHidden aria-live="polite">
        {moves
          .filter(
            ({ from }) => entrant !== undefined && matches.get(from)?.players.includes(entrant),
          )
          .map(({ from }) => {
            const match = matches.get(from);
            const winner = match?.winner === undefined ? undefined : match.players[match.winner];
            const name = typeof winner === 'number' ? course.entrants.get(winner)?.name : undefined;
            return name ? texts.moved({ winner: name }) : '';
          })
          .join(' ')}
      </VisuallyHidden>
    </MapFrame>
  );
}

/** Whether a match at this point of the map can be seen as a whole. */
const isSeen = (element: HTMLElement, { x, y }: Point, scale: number): boolean =>
  x >= element.scrollLeft &&
  x + BOX.width * scale <= element.scrollLeft + element.clientWidth &&
  y >= element.scrollTop + BAR.heads &&
  y + BOX.height * scale <= element.scrollTop + element.clientHeight;
