import type { CourseOutput, TournamentOutput } from '@oche/validators/tournaments/schemas';
import {
  byKey,
  type Course,
  type CourseMatch,
  isOn,
  isOver,
  isShown,
} from '../../features/tournaments/bracket/course.ts';
import { courseOf } from '../../features/tournaments/bracket/course-of.ts';
import { type Section, sectionsOf } from '../../features/tournaments/bracket/layout/sections.ts';
import { useMatchText } from '../../features/tournaments/bracket/match-text.ts';
import { roundName, sectionName } from '../../features/tournaments/bracket/round-name.ts';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { momentText } from '../../lib/time/place-time.ts';
import { GroupTables } from '../widgets/group-tables.tsx';

const USUAL_ZONE = 'Europe/Berlin';
/** As many as are legible one above the other. */
const ROWS_MAX = 8;
const ROUNDS_MAX = 4;

interface TournamentProps {
  tournament: TournamentOutput;
  output: CourseOutput;
  show: ReadonlySet<string>;
}

/** A tournament as it is played: the round that is on and those it leads to, and who is at which board. */
export function Tournament({ tournament, output, show }: TournamentProps) {
  const { overlay: texts, game, bracket } = useTexts('embed');
  const locale = useLocale();
  const timeZone = tournament.venue?.timeZone ?? USUAL_ZONE;
  const course = courseOf(output, { unknown: game.unknown(), timeZone });
  const all = [...course.groups.flatMap(({ matches }) => matches), ...course.matches];
  const atBoards = all.filter((match) => isOn(match) && match.board !== undefined);
  const winner = output.entrants.find(({ place }) => place === 1);
  return (
    <>
      <h1 className="unseen">{tournament.name}</h1>
      {show.has('bracket') ? (
        <section className="panel">
          <h2 className="title">{tournament.name}</h2>
          {winner && tournament.status === 'completed' ? (
            <p className="won">{bracket.winner({ name: winner.name })}</p>
          ) : null}
          {output.matches.length > 0 ? (
            <Current course={course} />
          ) : (
            <p className="about">
              {bracket.none({ when: momentText(tournament.startDate, timeZone, locale) })}
            </p>
          )}
        </section>
      ) : null}
      {show.has('boards') && atBoards.length > 0 ? (
        <section className="boards" aria-label={texts.boards()}>
          {atBoards.map((match) => (
            <AtBoard key={match.number} course={course} match={match} />
          ))}
        </section>
      ) : null}
    </>
  );
}

/** Groups as long as they are played, then the part of the knock-out in which somebody stands at a board. */
function Current({ course }: { course: Course }) {
  const isInGroups = course.groups.some(({ matches }) => !matches.every(isOver));
  if (isInGroups || course.matches.length === 0) return <GroupTables course={course} />;
  const sections = sectionsOf(course.matches.map(({ plan }) => plan));
  const section = currentSection(course, sections);
  return section ? (
    <Rounds course={course} section={section} isOnly={sections.length === 1} />
  ) : null;
}

const matchesOf = (course: Course, round: Section['columns'][number]): CourseMatch[] =>
  round.flatMap(({ id }) => byKey(course).get(id) ?? []);

function currentSection(course: Course, sections: readonly Section[]): Section | undefined {
  const within = (section: Section) =>
    section.columns.flatMap((round) => matchesOf(course, round)).filter(isShown);
  return (
    sections.find((section) => within(section).some(isOn)) ??
    sections.find((section) => !within(section).every(isOver)) ??
    sections[0]
  );
}

/** From the first round on in which something is open; at the end the last ones. */
export function firstRound(course: Course, { columns }: Section): number {
  const open = columns.findIndex((round) => !matchesOf(course, round).every(isOver));
  return open === -1 ? Math.max(0, columns.length - 2) : open;
}

function Rounds({
  course,
  section,
  isOnly,
}: {
  course: Course;
  section: Section;
  isOnly: boolean;
}) {
  const texts = useTexts('tournaments/bracket');
  const first = firstRound(course, section);
  const shown = section.columns.slice(first, first + ROUNDS_MAX);
  const current = matchesOf(course, shown[0] ?? []).filter(isShown);
  const isLong = current.length > ROWS_MAX;
  return (
    <>
      {isOnly ? null : <h2 className="part">{sectionName(section, texts)}</h2>}
      <div className="rounds" data-long={isLong || undefined}>
        {(isLong ? shown.slice(0, 1) : shown).map((round, index) => {
          const title = roundName(section, first + index, texts);
          const matches = isLong ? nearest(current) : matchesOf(course, round);
          return (
            <section key={title} className="round">
              <h3>{title}</h3>
              <ol>
                {matches.map((match) => (
                  <Match key={match.plan.id} course={course} match={match} />
                ))}
              </ol>
            </section>
          );
        })}
      </div>
    </>
  );
}

/** Of a round that is too long: what is on, then what comes, then what was last; in their own order. */
export function nearest(matches: readonly CourseMatch[]): CourseMatch[] {
  const rank = (match: CourseMatch) => (isOn(match) ? 0 : isOver(match) ? 2 : 1);
  const chosen = matches.toSorted((a, b) => rank(a) - rank(b)).slice(0, ROWS_MAX * 2);
  return matches.filter((match) => chosen.includes(match));
}

function Match({ course, match }: { course: Course; match: CourseMatch }) {
  const { nameOf } = useMatchText(course);
  if (!isShown(match)) return <li data-key={match.plan.id} className="none" />;
  return (
    <li data-key={match.plan.id} data-state={match.state}>
      <div className="match">
        {([0, 1] as const).map((side) => (
          <p
            key={side}
            data-won={match.winner === side || undefined}
            data-open={typeof match.players[side] !== 'number' || undefined}
          >
            <span>{nameOf(match, side)}</span>
            {match.score ? <b className="number">{match.score[side]}</b> : null}
          </p>
        ))}
        {isOn(match) && match.board ? <small>{match.board}</small> : null}
      </div>
    </li>
  );
}

function AtBoard({ course, match }: { course: Course; match: CourseMatch }) {
  const { nameOf } = useMatchText(course);
  return (
    <p data-key={match.number} data-state={match.state}>
      <b>{match.board}</b>
      <span>{nameOf(match, 0)}</span>
      <i className="number">{match.score?.join(' : ') ?? '–'}</i>
      <span>{nameOf(match, 1)}</span>
    </p>
  );
}
