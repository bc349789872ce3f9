import { chakra } from '@chakra-ui/react';
import type { SeasonOutput } from '@oche/validators/leagues/season';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Conference } from '../division/conference.tsx';

/** The divisions in which something is being played; of very many only some are shown. */
const SHOWN = 6;
export const liveDivisions = ({ divisions }: SeasonOutput) =>
  divisions.filter(({ liveCount }) => liveCount > 0).slice(0, SHOWN);

/** What is played tonight, above everything else. */
export function Evening({ season, today }: { season: SeasonOutput; today: string }) {
  const divisions = liveDivisions(season);
  if (divisions.length === 0) return null;
  return (
    <Side>
      {divisions.map(({ id }) => (
        <OfDivision key={id} id={id} today={today} />
      ))}
    </Side>
  );
}

function OfDivision({ id, today }: { id: number; today: string }) {
  const { league: texts } = useTexts('leagues/pages');
  const { data } = trpc.leagues.divisions.get.useQuery({ id });
  if (!data) return null;
  return <Conference division={data} today={today} title={`${texts.evening()}: ${data.name}`} />;
}

/** Side by side as the tables below. */
const Side = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
    columnGap: '8',
  },
});
