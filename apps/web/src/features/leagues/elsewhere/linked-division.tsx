import { chakra } from '@chakra-ui/react';
import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import { TextLink } from '../../../components/link.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { clockText, dateOf } from '../../../lib/time/place-time.ts';
import { trpc } from '../../../lib/trpc.ts';
import { LinkedCard, LinkedHead, LinkedName } from '../../../patterns/linked/linked-card.ts';
import { divisionPath, teamPath } from '../fixture/shared/league-paths.ts';
import { eveningOf } from '../shared/evening.ts';
import { Live } from '../table/table-frame.ts';
import { EveningList, EveningRow } from './evening-list.tsx';
import { asItStands } from './linked-query.ts';

/** Of the table, when nothing is played. */
const FIRST = 3;

const tonight = (division: DivisionOutput) =>
  eveningOf(division, dateOf(new Date(), division.league.timeZone));

/** A division: what is played tonight, or else who leads it. */
export function LinkedDivision({ id }: { id: number }) {
  const texts = useTexts('leagues/pages');
  const { data } = trpc.leagues.divisions.get.useQuery(
    { id },
    {
      ...asItStands(false),
      refetchInterval: ({ state }) =>
        state.data && tonight(state.data).length > 0 ? asItStands(true).refetchInterval : false,
    },
  );
  if (!data) return null;
  const { league, season, name } = data;
  const evening = tonight(data);
  const live = evening.filter(({ status }) => status === 'live').length;
  return (
    <LinkedCard className="dark">
      <LinkedHead>
        <span>
          {league.name} · {season.name}
        </span>
        {live > 0 ? <Live>{texts.division.running({ count: live })}</Live> : null}
      </LinkedHead>
      <LinkedName>
        <TextLink to={divisionPath(id)} variant="plain">
          {name}
        </TextLink>
      </LinkedName>
      {evening.length > 0 ? <Tonight division={data} /> : <Leading division={data} />}
    </LinkedCard>
  );
}

function Tonight({ division }: { division: DivisionOutput }) {
  const names = new Map(division.teams.map(({ entryId, name }) => [entryId, name]));
  return (
    <EveningList>
      {tonight(division).map(({ id, homeId, awayId, status, games, startsAt }) => (
        <EveningRow
          key={id}
          id={id}
          home={names.get(homeId) ?? ''}
          away={names.get(awayId) ?? ''}
          score={status === 'planned' ? null : games}
          begins={startsAt ? clockText(startsAt, division.league.timeZone) : undefined}
        />
      ))}
    </EveningList>
  );
}

function Leading({ division: { standings } }: { division: DivisionOutput }) {
  const { table: texts } = useTexts('leagues/pages');
  if (standings.length === 0) return null;
  return (
    <Places>
      {standings.slice(0, FIRST).map(({ place, entryId, teamId, name, points }) => (
        <li key={entryId}>
          <b>{place}.</b>
          <TextLink to={teamPath(teamId)} variant="plain">
            {name}
          </TextLink>
          <span>{texts.pointsOff({ count: points })}</span>
        </li>
      ))}
    </Places>
  );
}

const Places = chakra('ol', {
  base: {
    listStyle: 'none',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
      gap: '2',
      minHeight: '8',
      alignItems: 'center',
      borderTop: '1px solid {colors.border}',
    },
    '& b, & span': { textStyle: 'number', fontSize: 'lg' },
  },
});
