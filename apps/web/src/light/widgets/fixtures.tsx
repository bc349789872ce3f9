import type { DivisionOutput, FixtureSummary } from '@oche/validators/leagues/fixture';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { clockText, dateOf, dayText } from '../../lib/time/place-time.ts';
import { Empty, Out, WidgetFrame } from './frame.tsx';
import { pagesOf, readLeague } from './league.tsx';
import type { LoadWidget } from './widget-content.ts';

/** What a division or a team plays next, and how it has played last. */
export const loadFixtures: LoadWidget = async (request) => {
  const read = await readLeague(request);
  const { division, name, entryId } = read;
  const { origin, href, count, i18n } = request;
  const fixtures = (division?.fixtures ?? []).filter(
    ({ homeId, awayId }) => entryId === undefined || homeId === entryId || awayId === entryId,
  );
  const shown = choose(fixtures, count);
  return {
    title: `${i18n.texts('embed').fixtures.title()}: ${name}`,
    body: <Fixtures {...{ division, name, shown, origin, href }} own={entryId} />,
    shows: [...pagesOf(read), ...shown.next.map(({ id }) => `/leagues/fixtures/${id}`)],
    fresh: { seconds: 30 },
  };
};

interface Chosen {
  /** what is on first */
  next: readonly FixtureSummary[];
  /** the latest first */
  results: readonly FixtureSummary[];
}

const timeOf = ({ startsAt }: FixtureSummary): number =>
  startsAt ? Date.parse(startsAt) : Number.POSITIVE_INFINITY;

/** Half of what is shown is to come, as far as there is so much; the rest of the room is the other half's. */
export function choose(fixtures: readonly FixtureSummary[], count: number): Chosen {
  const isToCome = ({ status }: FixtureSummary) => status === 'planned' || status === 'live';
  const coming = fixtures
    .filter(isToCome)
    .toSorted(
      (a, b) => Number(b.status === 'live') - Number(a.status === 'live') || timeOf(a) - timeOf(b),
    );
  const over = fixtures
    .filter((fixture) => !isToCome(fixture))
    .toSorted((a, b) => timeOf(b) - timeOf(a));
  const half = Math.ceil(count / 2);
  const next = coming.slice(0, Math.max(half, count - over.length));
  return { next, results: over.slice(0, count - next.length) };
}

interface FixturesProps {
  division: DivisionOutput | null;
  name: string;
  shown: Chosen;
  own: number | undefined;
  origin: string;
  href: string;
}

function Fixtures({ division, name, shown, own, origin, href }: FixturesProps) {
  const { fixtures: texts } = useTexts('embed');
  const isEmpty = shown.next.length + shown.results.length === 0;
  return (
    <WidgetFrame kind="fixtures" title={texts.title()} name={name} href={href} more={texts.more()}>
      {!division || isEmpty ? (
        <Empty>{division ? texts.none() : texts.noSeason()}</Empty>
      ) : (
        (['next', 'results'] as const).map((part) =>
          shown[part].length > 0 ? (
            <section key={part} data-key={part} className="part">
              <h2>{texts[part]()}</h2>
              <ul className="fixtures">
                {shown[part].map((fixture) => (
                  <Fixture key={fixture.id} {...{ division, fixture, own, origin }} />
                ))}
              </ul>
            </section>
          ) : null,
        )
      )}
    </WidgetFrame>
  );
}

interface FixtureProps {
  division: DivisionOutput;
  fixture: FixtureSummary;
  own: number | undefined;
  origin: string;
}

function Fixture({ division, fixture, own, origin }: FixtureProps) {
  const all = useTexts('embed');
  const { fixtures: texts } = all;
  const locale = useLocale();
  const { id, startsAt, status, games, homeId, awayId } = fixture;
  const { timeZone } = division.league;
  const nameOf = (entryId: number) =>
    division.teams.find((team) => team.entryId === entryId)?.name ?? '';
  const hasScore = status !== 'planned';
  return (
    <li data-key={id} data-status={status}>
      <Out href={`${origin}/leagues/fixtures/${id}`}>
        <span className="when number">
          {startsAt ? (
            <>
              {dayText(dateOf(startsAt, timeZone), locale)}
              <small>{clockText(startsAt, timeZone)}</small>
            </>
          ) : (
            <small>{texts.noDate()}</small>
          )}
        </span>
        <span className="side" data-own={homeId === own || undefined}>
          {nameOf(homeId)}
        </span>
        <span className="score number">
          {hasScore ? (
            <>
              <b>{games[0]}</b>
              <i aria-hidden="true">:</i>
              <b>{games[1]}</b>
            </>
          ) : (
            <i>–</i>
          )}
        </span>
        <span className="side" data-own={awayId === own || undefined}>
          {nameOf(awayId)}
        </span>
        {status === 'live' ? <i className="live">{all.live()}</i> : null}
      </Out>
    </li>
  );
}
