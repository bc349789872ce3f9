import { chakra } from '@chakra-ui/react';
import { Heading, Muted } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { Podium } from './podium.tsx';
import { RankingTable } from './ranking-table.tsx';
import type { RankingsPlace } from './rankings-place.ts';

type Players = RouterOutputs['rankings']['list']['items'];

interface BestProps {
  caption: string;
  players: Players;
  value: 'points' | 'rating';
  /** what is shown, so that another order keeps it */
  place?: RankingsPlace | undefined;
}

/** The podium beside the table where there is room, so that nobody has to scroll to the list. */
export const Best = ({ caption, players, value, place }: BestProps) => (
  <Columns>
    <Podium players={players} value={value} />
    <RankingTable caption={caption} players={players} value={value} place={place} />
  </Columns>
);

/** Those whose rating isn't certain yet, if there are any. */
export function Provisional({ players }: { players: Players }) {
  const { rating: texts } = useTexts('rankings');
  if (players.length === 0) return null;
  return (
    <section aria-labelledby="provisional">
      <Heading id="provisional">{texts.provisional()}</Heading>
      <Muted marginBottom="3">{texts.provisionalText()}</Muted>
      <RankingTable
        caption={texts.provisionalCaption()}
        players={players}
        value="rating"
        isProvisional
      />
    </section>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '21rem minmax(0, 1fr)' },
    columnGap: '6',
    alignItems: 'start',
  },
});
