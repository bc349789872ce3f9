import { TextLink } from '../../../components/link.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { clockText, dateOf, dayText } from '../../../lib/time/place-time.ts';
import { trpc } from '../../../lib/trpc.ts';
import { LinkedCard, LinkedHead, LinkedName } from '../../../patterns/linked/linked-card.ts';
import { divisionPath } from '../fixture/shared/league-paths.ts';
import { countedScore } from '../fixture/shared/scoreboard.tsx';
import { Live } from '../table/table-frame.ts';
import { EveningList, EveningRow } from './evening-list.tsx';
import { asItStands } from './linked-query.ts';

/** A fixture as it stands. */
export function LinkedFixture({ id }: { id: number }) {
  const texts = useTexts('leagues/fixture');
  const locale = useLocale();
  const { data } = trpc.leagues.fixtures.get.useQuery(
    { id },
    {
      ...asItStands(false),
      refetchInterval: ({ state }) =>
        state.data?.status === 'live' ? asItStands(true).refetchInterval : false,
    },
  );
  if (!data) return null;
  const { home, away, status, startsAt, league, division } = data;
  const day = startsAt && dayText(dateOf(startsAt, league.timeZone), locale);
  return (
    <LinkedCard className="dark">
      <LinkedHead>
        {startsAt ? (
          <time dateTime={startsAt}>
            {day} {clockText(startsAt, league.timeZone)}
          </time>
        ) : (
          <span />
        )}
        {status === 'live' ? <Live>{texts.status.live()}</Live> : <b>{texts.status[status]()}</b>}
      </LinkedHead>
      <LinkedName>
        <TextLink to={divisionPath(division.id)} variant="plain">
          {league.name} · {division.name}
        </TextLink>
      </LinkedName>
      <EveningList>
        <EveningRow
          id={id}
          home={home.name}
          away={away.name}
          score={status === 'planned' ? null : countedScore(data)}
        />
      </EveningList>
    </LinkedCard>
  );
}
