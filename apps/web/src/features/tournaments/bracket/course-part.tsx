import { chakra } from '@chakra-ui/react';
import { ListTree, Printer, Route } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { byName } from '../../../components/list/by-name.ts';
import { useTexts } from '../../../i18n/react.tsx';
import { useMediaQuery } from '../../../lib/devices/use-media-query.ts';
import { selectRecipe } from '../../../theme/recipes/field.ts';
import { BracketList } from './bracket-list.tsx';
import { type Course, type CourseMatch, isShown } from './course.ts';
import { ownOf } from './course-path.ts';
import { sectionsOf } from './layout/sections.ts';
import { BracketMap } from './map/bracket-map.tsx';
import { Paper } from './paper/paper.tsx';
import { PathStrip } from './path-strip.tsx';
import { roundName, sectionName } from './round-name.ts';
import { GroupPart } from './table/group-part.tsx';
import type { BracketPlace, BracketView } from './view-limits.ts';

/** From this many matches on, one begins with the list; on a phone a map shows too little of fewer already. */
const MANY = { wide: 160, narrow: 32 };
const WIDE = '(min-width: 48em)';

interface CoursePartProps {
  course: Course;
  place: BracketPlace;
  /** changes the address */
  onPlace: (place: BracketPlace) => void;
}

/** A tournament's matches: tables and rounds of its groups, and the knock-out as a map or a list. */
export function CoursePart({ course, place, onPlace }: CoursePartProps) {
  const texts = useTexts('tournaments/bracket');
  const isWide = useMediaQuery(WIDE);
  const { path } = place;
  const entrant = path !== undefined && course.entrants.has(path) ? path : undefined;
  const own = ownOf(course);
  const shown = course.matches.filter(isShown);
  const view = place.view ?? (shown.length > MANY[isWide ? 'wide' : 'narrow'] ? 'list' : 'tree');
  const onEntrant = (next: number) =>
    onPlace({ ...place, path: next === entrant ? undefined : next });
  return (
    <Root>
      <Bar>
        {shown.length > 0 ? (
          <Views role="group" aria-label={texts.views.label()}>
            {(['tree', 'list'] satisfies BracketView[]).map((one) => (
              <Button
                key={one}
                size="sm"
                variant={view === one ? 'solid' : 'ghost'}
                aria-pressed={view === one}
                onClick={() => onPlace({ ...place, view: one })}
              >
                {one === 'tree' ? <ListTree aria-hidden="true" /> : null}
                {texts.views[one]()}
              </Button>
            ))}
          </Views>
        ) : null}
        <PathSelect
          aria-label={texts.path.of()}
          value={entrant ?? ''}
          onChange={({ target }) => onPlace({ ...place, path: Number(target.value) || undefined })}
        >
          <option value="">{texts.path.choose()}</option>
          {[...course.entrants.values()]
            .sort((a, b) => byName(a.name, b.name))
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </PathSelect>
        {own !== undefined && own !== entrant ? (
          <Button size="sm" variant="outline" onClick={() => onEntrant(own)}>
            <Route aria-hidden="true" />
            {texts.path.mine()}
          </Button>
        ) : null}
        <Button size="sm" variant="ghost" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {texts.tools.print()}
        </Button>
      </Bar>
      {entrant === undefined ? null : (
        <PathStrip
          course={course}
          entrant={entrant}
          roundOf={roundsIn(course, texts)}
          onClose={() => onPlace({ ...place, path: undefined })}
        />
      )}
      {course.groups.length > 0 ? (
        <Groups data-single={course.groups.length === 1 || undefined}>
          {course.groups.map((group) => (
            <GroupPart
              key={group.name}
              course={course}
              group={group}
              entrant={entrant}
              onEntrant={onEntrant}
            />
          ))}
        </Groups>
      ) : null}
      {shown.length > 0 ? (
        <>
          <OnScreen>
            {view === 'tree' ? (
              <BracketMap course={course} entrant={entrant} onEntrant={onEntrant} />
            ) : (
              <BracketList course={course} entrant={entrant} onEntrant={onEntrant} />
            )}
          </OnScreen>
          <Paper course={course} entrant={entrant} />
        </>
      ) : null}
    </Root>
  );
}

/** What the round of a match is called, with its part of the tournament where there are several. */
function roundsIn(course: Course, texts: Parameters<typeof roundName>[2]) {
  const names = new Map<string, string>();
  for (const section of sectionsOf(course.matches.map(({ plan }) => plan))) {
    for (const [index, round] of section.columns.entries()) {
      const name = roundName(section, index, texts);
      const whole = section.kind === 'losers' ? `${sectionName(section, texts)}, ${name}` : name;
      for (const { id } of round) names.set(id, whole);
    }
  }
  return ({ plan }: CourseMatch): string =>
    names.get(plan.id) ?? texts.round({ round: plan.round });
}

const Root = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } });
const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    marginBottom: '3',
    '@media print': { display: 'none' },
  },
});
const Views = chakra('div', {
  base: { display: 'flex', border: '1px solid {colors.border.strong}', borderRadius: 'sm' },
});
const PathSelect = chakra('select', {
  base: { ...selectRecipe.base, height: '8', width: 'auto', maxWidth: '16rem', fontSize: 'sm' },
});
const Groups = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 34rem), 1fr))',
    gap: '8',
    marginBottom: '8',
    '&[data-single]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '@media print': { display: 'block' },
  },
});
const OnScreen = chakra('div', { base: { '@media print': { display: 'none' } } });
