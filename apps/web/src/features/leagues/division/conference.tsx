import { chakra } from '@chakra-ui/react';
import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import { createLink } from '@tanstack/react-router';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { clockText } from '../../../lib/time/place-time.ts';
import { eveningOf } from '../shared/evening.ts';
import { fixturePath } from '../shared/league-data.ts';
import { Live } from '../table/table-frame.ts';

interface ConferenceProps {
  division: Pick<DivisionOutput, 'teams' | 'league' | 'fixtures'>;
  /** the day at which the page is read, where the league plays */
  today: string;
  title: string;
  isLost?: boolean;
}

/** All fixtures of the evening at once, as on a scoreboard. */
export function Conference({ division, today, title, isLost }: ConferenceProps) {
  const texts = useTexts('leagues/pages');
  const evening = eveningOf(division, today);
  if (evening.length === 0) return null;
  const live = evening.filter(({ status }) => status === 'live').length;
  const names = new Map(division.teams.map(({ entryId, name }) => [entryId, name]));
  return (
    <Around>
      <TitledSection
        title={title}
        action={live > 0 ? <Live>{texts.division.running({ count: live })}</Live> : undefined}
      >
        <Boards className="dark">
          {evening.map(({ id, homeId, awayId, games, status, startsAt }) => {
            const [home = '', away = ''] = [names.get(homeId), names.get(awayId)];
            const isPlanned = status === 'planned';
            return (
              <li key={id}>
                <Board to={fixturePath(id)}>
                  <span>{home}</span>
                  {isPlanned ? (
                    <VisuallyHidden>{texts.fixtures.against()}</VisuallyHidden>
                  ) : (
                    <b>{games[0]}</b>
                  )}
                  <span>{away}</span>
                  {isPlanned ? null : <b>{games[1]}</b>}
                  <small>
                    {status === 'live' ? (
                      <Live>{texts.fixtures.status.live()}</Live>
                    ) : isPlanned && startsAt ? (
                      clockText(startsAt, division.league.timeZone)
                    ) : (
                      texts.fixtures.status[status]()
                    )}
                  </small>
                </Board>
              </li>
            );
          })}
        </Boards>
        <VisuallyHidden role="status">
          {isLost ? texts.division.conferenceLost() : null}
        </VisuallyHidden>
        {isLost ? <p aria-hidden="true">{texts.division.conferenceLost()}</p> : null}
      </TitledSection>
    </Around>
  );
}

const Around = chakra('div', { base: { marginBottom: '8' } });
const Boards = chakra('ul', {
  base: {
    layerStyle: 'pub',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    gap: '1px',
    listStyle: 'none',
    borderTop: '4px solid {colors.board.red}',
  },
});
const Board = createLink(
  chakra('a', {
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '3',
      height: 'full',
      padding: '4',
      color: 'fg',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      _hover: { bg: 'bg.raised' },
      _focusVisible: { outlineOffset: '-3px' },
      '& b': {
        minWidth: '8',
        textStyle: 'number',
        fontWeight: 'heavy',
        fontSize: '3xl',
        lineHeight: '1.1',
        textAlign: 'end',
      },
      '& span': { fontWeight: 'semibold' },
      '& small': { gridColumn: '1 / -1', paddingTop: '1', textStyle: 'small', color: 'fg.muted' },
    },
  }),
);
