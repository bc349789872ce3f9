import { chakra } from '@chakra-ui/react';
import type { DivisionOutput, FixtureSummary } from '@oche/validators/leagues/fixture';
import { TextLink } from '../../../components/link.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { momentText } from '../../../lib/time/place-time.ts';
import { Live } from '../table/table-frame.ts';
import { fixturePath } from './league-data.ts';

interface FixtureListProps {
  division: Pick<DivisionOutput, 'teams' | 'league'>;
  fixtures: readonly FixtureSummary[];
  /** the team whose page it is: its name is not a question there */
  own?: number;
}

/** Which score of a fixture stands: none before it has begun. */
const hasScore = ({ status }: FixtureSummary): boolean => status !== 'planned';

/** Fixtures, one a line: when, who against whom, and how it stands. */
export function FixtureList({ division, fixtures, own }: FixtureListProps) {
  const { fixtures: texts } = useTexts('leagues/pages');
  const locale = useLocale();
  const names = new Map(division.teams.map(({ entryId, name }) => [entryId, name]));
  return (
    <List>
      {fixtures.map((fixture) => {
        const { id, startsAt, homeId, awayId, games, status, lounge, venue } = fixture;
        const [home = '', away = ''] = [names.get(homeId), names.get(awayId)];
        return (
          <li key={id} data-status={status}>
            <small>
              {startsAt ? momentText(startsAt, division.league.timeZone, locale) : texts.noDate()}
              {lounge || venue ? <span> · {lounge?.name ?? venue}</span> : null}
            </small>
            <Match to={fixturePath(id)}>
              <span data-own={homeId === own || undefined}>{home}</span>
              <b>
                {hasScore(fixture) ? (
                  <>
                    <VisuallyHidden>
                      {texts.scoreText({ home: games[0], away: games[1] })}
                    </VisuallyHidden>
                    <span aria-hidden="true">{games.join(':')}</span>
                  </>
                ) : (
                  <>
                    <VisuallyHidden>{texts.against()}</VisuallyHidden>
                    <span aria-hidden="true">–:–</span>
                  </>
                )}
              </b>
              <span data-own={awayId === own || undefined}>{away}</span>
            </Match>
            {status === 'planned' || status === 'confirmed' ? null : (
              <em>
                {status === 'live' ? <Live>{texts.status.live()}</Live> : texts.status[status]()}
                {fixture.isDecided ? ` · ${texts.decided()}` : null}
              </em>
            )}
          </li>
        );
      })}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    listStyle: 'none',
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '3',
      paddingBlock: '1.5',
      borderBottomWidth: '1px',
    },
    '& small': { textStyle: 'small', color: 'fg.muted' },
    '& li > a': { gridColumn: '1 / -1' },
    '& em': {
      gridRow: '1',
      gridColumn: '2',
      textStyle: 'small',
      fontStyle: 'normal',
      color: 'fg.muted',
    },
    '& [data-status=live] b': { bg: 'board.black', color: 'board.chalk' },
    '& [data-status=annulled] b': { textDecoration: 'line-through' },
  },
});
const Match = chakra(TextLink, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '2',
    minHeight: '9',
    color: 'fg',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    _hover: { '& > span': { textDecoration: 'underline' } },
    '& > span:first-of-type': { textAlign: 'end' },
    '& [data-own]': { fontWeight: 'semibold' },
    '& b': {
      minWidth: '14',
      paddingInline: '2',
      bg: 'bg.sunken',
      textStyle: 'number',
      fontWeight: 'heavy',
      fontSize: 'xl',
      textAlign: 'center',
    },
  },
});
