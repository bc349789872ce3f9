import type { CourseOutput, TournamentOutput } from '@oche/validators/tournaments/schemas';
import type { ReactNode } from 'react';
import {
  byKey,
  type Course,
  type CourseMatch,
  isOn,
  isShown,
} from '../../features/tournaments/bracket/course.ts';
import { courseOf } from '../../features/tournaments/bracket/course-of.ts';
import { type Section, sectionsOf } from '../../features/tournaments/bracket/layout/sections.ts';
import { openFrom } from '../../features/tournaments/bracket/map/folded.ts';
import { useMatchText } from '../../features/tournaments/bracket/match-text.ts';
import { roundName, sectionName } from '../../features/tournaments/bracket/round-name.ts';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { clockText, momentText } from '../../lib/time/place-time.ts';
import { Empty, Out, WidgetFrame } from './frame.tsx';
import { GroupTables } from './group-tables.tsx';
import { idIn, type LoadWidget } from './widget-content.ts';

const USUAL_ZONE = 'Europe/Berlin';

/** A tournament's course: groups with their tables, and the knock-out round by round. */
export const loadBracket: LoadWidget = async ({ api, i18n, subject, href }) => {
  const id = idIn(subject);
  const [tournament, output] = await Promise.all([
    api.tournaments.get.query({ id }),
    api.tournaments.matches.list.query({ id }),
    i18n.load('tournaments/bracket'),
  ]);
  return {
    title: `${i18n.texts('embed').bracket.title()}: ${tournament.name}`,
    body: <Bracket tournament={tournament} output={output} href={href} />,
    fresh: { seconds: tournament.status === 'active' ? 10 : 60 },
  };
};

interface BracketProps {
  tournament: TournamentOutput;
  output: CourseOutput;
  href: string;
}

function Bracket({ tournament, output, href }: BracketProps) {
  const all = useTexts('embed');
  const { bracket: texts } = all;
  const locale = useLocale();
  const timeZone = tournament.venue?.timeZone ?? USUAL_ZONE;
  const course = courseOf(output, { unknown: all.game.unknown(), timeZone });
  const sections = sectionsOf(course.matches.map(({ plan }) => plan));
  const isDrawn = output.matches.length > 0;
  const winner = output.entrants.find(({ place }) => place === 1);
  return (
    <WidgetFrame
      kind="bracket"
      title={texts.title()}
      name={tournament.name}
      href={href}
      more={texts.more()}
    >
      {winner && tournament.status === 'completed' ? (
        <p className="won">{texts.winner({ name: winner.name })}</p>
      ) : null}
      {isDrawn ? (
        <>
          <GroupTables course={course} />
          {sections.map((section) => (
            <Rounds
              key={section.key}
              course={course}
              section={section}
              isOnly={sections.length === 1}
              origin={new URL(href).origin}
            />
          ))}
        </>
      ) : (
        <Empty>
          {texts.none({ when: momentText(tournament.startDate, timeZone, locale) })}{' '}
          {texts.players({
            count: tournament.participantCount,
            all: tournament.maxParticipants,
          })}
        </Empty>
      )}
    </WidgetFrame>
  );
}

interface RoundsProps {
  course: Course;
  section: Section;
  isOnly: boolean;
  origin: string;
}

/** Rounds side by side. A reader with a keyboard scrolls them, too. */
function Rounds({ course, section, isOnly, origin }: RoundsProps) {
  const { bracket } = useTexts('embed');
  const texts = useTexts('tournaments/bracket');
  const matches = byKey(course);
  const first = openFrom(course, section);
  const name = sectionName(section, texts);
  return (
    <section className="section" data-key={section.key}>
      {isOnly ? null : <h2>{name}</h2>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className="rounds" aria-label={`${name}: ${bracket.region()}`} tabIndex={0}>
        {section.columns.slice(first).map((round, index) => {
          const shown = round.flatMap(({ id }) => matches.get(id) ?? []);
          const title = roundName(section, first + index, texts);
          return (
            <section key={title} className="round">
              <h3>{title}</h3>
              <ol>
                {shown.map((match) => (
                  <Match key={match.plan.id} course={course} match={match} origin={origin} />
                ))}
              </ol>
            </section>
          );
        })}
      </section>
    </section>
  );
}

/** Leads to its game, if it was scored. */
function MatchBox({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return <div className="match">{children}</div>;
  return (
    <Out href={href} className="match">
      {children}
    </Out>
  );
}

interface MatchProps {
  course: Course;
  match: CourseMatch;
  origin: string;
}

function Match({ course, match, origin }: MatchProps) {
  const all = useTexts('embed');
  const { nameOf } = useMatchText(course);
  // keeps its place, so that the lines lead where they should
  if (!isShown(match)) return <li data-key={match.plan.id} className="none" />;
  const about = [
    isOn(match) ? match.board : undefined,
    match.state === 'open' || match.state === 'waiting'
      ? match.time && clockText(match.time, course.timeZone)
      : undefined,
  ].filter(Boolean);
  return (
    <li data-key={match.plan.id} data-state={match.state}>
      <MatchBox href={match.gameId === undefined ? undefined : `${origin}/games/${match.gameId}`}>
        {([0, 1] as const).map((side) => (
          <span
            key={side}
            className="entrant"
            data-won={match.winner === side || undefined}
            data-open={typeof match.players[side] !== 'number' || undefined}
          >
            <span>{nameOf(match, side)}</span>
            {match.score ? <b className="number">{match.score[side]}</b> : null}
          </span>
        ))}
      </MatchBox>
      {about.length > 0 || match.state === 'playing' ? (
        <p className="about">
          {match.state === 'playing' ? <i className="live">{all.live()}</i> : null}
          {about.join(' · ')}
        </p>
      ) : null}
    </li>
  );
}
