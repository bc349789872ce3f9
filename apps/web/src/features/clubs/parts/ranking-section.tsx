import { chakra } from '@chakra-ui/react';
import {
  type ClubRankingKind,
  type ClubRankingPeriod,
  clubRankingPeriods,
  clubRankings,
} from '@oche/validators/clubs/limits';
import { useState } from 'react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { ChoiceRow } from '../../../components/form/choice-row.tsx';
import { TextLink } from '../../../components/link.tsx';
import { TableFiles } from '../../../components/list/table-files.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted, VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';

/** Who of the club has won most, against club mates or against everybody. */
export function RankingSection({ id }: { id: number }) {
  const { ranking: texts } = useTexts('clubs');
  const { user } = useAuth();
  const [list, setList] = useState<ClubRankingKind>('inside');
  const [period, setPeriod] = useState<ClubRankingPeriod>('year');
  const query = trpc.clubs.ranking.useQuery(
    { id, list, period },
    { placeholderData: (before) => before },
  );
  const { data } = query;
  return (
    <TitledSection title={texts.title()}>
      <Choices>
        <ChoiceRow
          legend={texts.list()}
          name="club-ranking"
          checkedValue={list}
          options={clubRankings.map((value) => ({ value, label: texts.lists[value]() }))}
          onChange={({ target }) => setList(target.value as ClubRankingKind)}
        />
        <ChoiceRow
          legend={texts.period()}
          name="club-ranking-period"
          checkedValue={period}
          options={clubRankingPeriods.map((value) => ({ value, label: texts.periods[value]() }))}
          onChange={({ target }) => setPeriod(target.value as ClubRankingPeriod)}
        />
      </Choices>
      {query.isError ? <QueryFailed as="h3" query={query} title={texts.failed()} /> : null}
      {data?.length === 0 ? <Muted>{texts.none()}</Muted> : null}
      {data && data.length > 0 ? (
        <>
          <Table>
            <VisuallyHidden as="caption">{texts.caption()}</VisuallyHidden>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{texts.place()}</VisuallyHidden>
                </th>
                <th scope="col">{texts.player()}</th>
                <th scope="col">{texts.won()}</th>
                <th scope="col" data-wide="">
                  {texts.lost()}
                </th>
                <th scope="col">{texts.points()}</th>
              </tr>
            </thead>
            <tbody>
              {data.map(({ place, person, wins, losses, points }) => (
                <tr
                  key={person.id}
                  data-own={person.id === user?.id || undefined}
                  data-first={place === 1 || undefined}
                >
                  <td>{place}</td>
                  <th scope="row">
                    <span>
                      <PersonAvatar person={person} size="sm" />
                      <TextLink
                        to="/players/$username"
                        params={{ username: person.username }}
                        variant="plain"
                      >
                        {fullName(person)}
                      </TextLink>
                    </span>
                  </th>
                  <td>{wins}</td>
                  <td data-wide="">{losses}</td>
                  <td data-points="">{points}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          <TableFiles
            title={texts.title()}
            path={`/clubs/${id}/ranking`}
            search={{ list, period }}
          />
        </>
      ) : null}
    </TitledSection>
  );
}

const Choices = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '3' },
});
const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& thead th': { textStyle: 'label', color: 'fg.muted', padding: '2', textAlign: 'end' },
    '& thead th:nth-of-type(2)': { textAlign: 'start' },
    '& tbody tr': { bg: 'bg.raised', borderBottom: '2px solid {colors.bg}' },
    '& tbody tr[data-own]': { boxShadow: 'inset 4px 0 0 {colors.accent.solid}' },
    '& td': { padding: '2', textStyle: 'number', fontSize: 'lg', textAlign: 'end' },
    '& td:first-of-type': { width: '10', fontWeight: 'heavy', textAlign: 'center' },
    '& tr[data-first] td:first-of-type': { bg: 'board.red', color: 'board.chalk' },
    '& td[data-points]': { fontWeight: 'heavy', fontSize: 'xl' },
    '& tbody th': { padding: '2', textAlign: 'start', fontWeight: 'normal' },
    '& tbody th > span': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      overflowWrap: 'anywhere',
    },
    '& [data-wide]': { display: { base: 'none', sm: 'table-cell' } },
  },
});
