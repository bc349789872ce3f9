import { chakra } from '@chakra-ui/react';
import { PersonAvatar } from '../../components/avatar.tsx';
import { Split } from '../../components/layout.tsx';
import { TextLink } from '../../components/link.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { Heading, Muted } from '../../components/text.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { fullName } from '../../lib/person-name.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { percent } from './figures.ts';
import { FRESH } from './rankings-data.ts';

type Counted = RouterOutputs['rankings']['statistics']['mostActive'][number];

/** The five highest win rates, and the five who play most. */
export function StatisticsLists() {
  const { statistics: texts, table } = useTexts('rankings');
  const { locale } = useUi();
  const [{ highestWinRates, mostActive }] = trpc.rankings.statistics.useSuspenseQuery(
    undefined,
    FRESH,
  );
  if (mostActive.length === 0) {
    return (
      <EmptyState title={texts.empty()}>
        <p>{texts.emptyText()}</p>
      </EmptyState>
    );
  }
  const rateOf = ({ winRate }: Counted) => percent(winRate, locale);
  const gamesOf = ({ games }: Counted) => texts.games({ count: games });
  return (
    <Split sides="even">
      <section aria-labelledby="win-rates">
        <Heading id="win-rates">{texts.winRates()}</Heading>
        <Muted>{texts.winRatesText()}</Muted>
        {highestWinRates.length === 0 ? <Nobody>{texts.noRates()}</Nobody> : null}
        <Five players={highestWinRates} figureOf={rateOf} noteOf={gamesOf} />
      </section>
      <section aria-labelledby="most-active">
        <Heading id="most-active">{texts.active()}</Heading>
        <Muted>{texts.activeText()}</Muted>
        <Five
          players={mostActive}
          figureOf={gamesOf}
          noteOf={(player) => table.record({ ...player, rate: rateOf(player) })}
        />
      </section>
    </Split>
  );
}

interface FiveProps {
  players: readonly Counted[];
  figureOf: (player: Counted) => string;
  noteOf: (player: Counted) => string;
}

function Five({ players, figureOf, noteOf }: FiveProps) {
  return (
    <List>
      {players.map((player, index) => (
        <Row key={player.person.id}>
          <Place aria-hidden="true">{index + 1}</Place>
          <PersonAvatar person={player.person} />
          <Who>
            <TextLink to="/profile/{-$id}" params={{ id: player.person.id }} variant="plain">
              {fullName(player.person)}
            </TextLink>
            <Note>{noteOf(player)}</Note>
          </Who>
          <Value>{figureOf(player)}</Value>
        </Row>
      ))}
    </List>
  );
}

const Nobody = chakra('p', { base: { paddingBlock: '4' } });
const List = chakra('ol', { base: { listStyle: 'none', marginTop: '3', layerStyle: 'wires' } });
const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', sm: '4' },
    paddingBlock: '2.5',
    borderBottomWidth: '1px',
  },
});
const Place = chakra('span', {
  base: { width: '1.25rem', textStyle: 'number', fontWeight: 'heavy', fontSize: 'xl' },
});
const Who = chakra('span', {
  base: {
    flex: '1',
    display: 'grid',
    minWidth: '0',
    textStyle: 'subheading',
    lineHeight: 'tight',
    overflowWrap: 'anywhere',
  },
});
const Note = chakra('span', { base: { textStyle: 'number', fontSize: 'sm', color: 'fg.muted' } });
const Value = chakra('span', {
  base: {
    textStyle: 'number',
    fontWeight: 'heavy',
    fontSize: { base: 'xl', sm: '2xl' },
    whiteSpace: 'nowrap',
  },
});
