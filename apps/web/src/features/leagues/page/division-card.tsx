import { chakra } from '@chakra-ui/react';
import type { DivisionSummary } from '@oche/validators/leagues/season';
import { TextLink } from '../../../components/link.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { StandingsTable } from '../table/standings-table.tsx';
import { Live } from '../table/table-frame.ts';
import { movesOf } from '../table/zones.ts';

/** So many rows of each table stand on the league's page. */
const FIRST = 5;

interface DivisionCardProps {
  division: DivisionSummary;
  /** all of the season */
  siblings: readonly DivisionSummary[];
}

/** A division on its league's page: the top of its table, and how far it is. */
export function DivisionCard({ division, siblings }: DivisionCardProps) {
  const { league: texts } = useTexts('leagues/pages');
  const { id, name, standings, played, fixtureCount, liveCount } = division;
  const { promotes, relegates } = movesOf({ ...division, siblings });
  const link = { to: '/leagues/divisions/$id', params: { id: String(id) } } as const;
  return (
    <TitledSection
      title={
        <TextLink {...link} variant="plain">
          {name}
        </TextLink>
      }
      action={liveCount > 0 ? <Live>{texts.live({ count: liveCount })}</Live> : undefined}
    >
      {standings.length === 0 ? (
        <Muted>{texts.noTeams()}</Muted>
      ) : (
        <StandingsTable
          name={name}
          standings={standings}
          promotes={promotes}
          relegates={relegates}
          first={FIRST}
        />
      )}
      <Foot>
        <TextLink {...link} aria-label={texts.wholeOf({ name })}>
          {texts.whole()}
        </TextLink>
        {fixtureCount > 0 ? (
          <span>
            {texts.playedOf({ played, all: fixtureCount })} {texts.played()}
          </span>
        ) : null}
      </Foot>
    </TitledSection>
  );
}

const Foot = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '3',
    textStyle: 'small',
    color: 'fg.muted',
  },
});
