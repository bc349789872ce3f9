import { chakra } from '@chakra-ui/react';
import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import { SelectField } from '../../../components/form/fields.tsx';
import { TableFiles } from '../../../components/list/table-files.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { FixtureList } from '../shared/fixture-list.tsx';
import { currentRound, type Round, roundsOf } from './rounds.ts';

interface RoundsSectionProps {
  division: DivisionOutput;
  /** only the fixtures of this team */
  team: number | undefined;
  onTeam: (team: number | undefined) => void;
}

/** All fixtures by round, the one that is played now first. */
export function RoundsSection({ division, team, onTeam }: RoundsSectionProps) {
  const texts = useTexts('leagues/pages');
  const { fixtures, teams } = division;
  return (
    <TitledSection
      anchor="fixtures"
      title={texts.division.fixtures()}
      action={
        fixtures.length > 0 ? (
          <SelectField
            label={texts.fixtures.team()}
            value={team === undefined ? '' : String(team)}
            onChange={({ target }) => onTeam(target.value ? Number(target.value) : undefined)}
            options={[
              { value: '', label: texts.fixtures.allTeams() },
              ...teams
                .map(({ entryId, name }) => ({ value: String(entryId), label: name }))
                .sort((a, b) => a.label.localeCompare(b.label, 'de')),
            ]}
          />
        ) : undefined
      }
    >
      {fixtures.length === 0 ? <Muted>{texts.division.noFixtures()}</Muted> : null}
      {team === undefined ? (
        <Rounds division={division} />
      ) : (
        <OfTeam division={division} team={team} />
      )}
      {fixtures.length > 0 ? (
        <TableFiles
          title={texts.division.fixtures()}
          path={`/leagues/divisions/${division.id}/fixtures`}
        />
      ) : null}
    </TitledSection>
  );
}

function OfTeam({ division, team }: { division: DivisionOutput; team: number }) {
  const { fixtures: texts } = useTexts('leagues/pages');
  const own = division.fixtures.filter(({ homeId, awayId }) => homeId === team || awayId === team);
  if (own.length === 0) return <Muted>{texts.noneOfTeam()}</Muted>;
  return <FixtureList division={division} fixtures={own} own={team} />;
}

function Rounds({ division }: { division: DivisionOutput }) {
  const { fixtures: texts } = useTexts('leagues/pages');
  const rounds = roundsOf(division);
  const current = currentRound(rounds);
  if (!current) return null;
  const later = rounds.filter(({ number }) => number > current.number);
  const earlier = rounds.filter(({ number }) => number < current.number).reverse();
  return (
    <>
      <OneRound division={division} round={current} />
      {later.length > 0 ? (
        <More>
          <summary>{texts.later()}</summary>
          {later.map((round) => (
            <OneRound key={round.number} division={division} round={round} />
          ))}
        </More>
      ) : null}
      {earlier.length > 0 ? (
        <More>
          <summary>{texts.earlier()}</summary>
          {earlier.map((round) => (
            <OneRound key={round.number} division={division} round={round} />
          ))}
        </More>
      ) : null}
    </>
  );
}

function OneRound({ division, round }: { division: DivisionOutput; round: Round }) {
  const { fixtures: texts } = useTexts('leagues/pages');
  return (
    <div>
      <RoundName>{texts.round({ round: round.number })}</RoundName>
      <FixtureList division={division} fixtures={round.fixtures} />
      {round.free.length > 0 ? <Muted>{texts.free({ name: round.free.join(', ') })}</Muted> : null}
    </div>
  );
}

const RoundName = chakra('h3', { base: { textStyle: 'subheading', paddingTop: '2' } });
const More = chakra('details', {
  base: {
    borderTopWidth: '1px',
    '& > summary': {
      display: 'list-item',
      paddingBlock: '2.5',
      cursor: 'pointer',
      textStyle: 'label',
      _hover: { textDecoration: 'underline' },
    },
  },
});
