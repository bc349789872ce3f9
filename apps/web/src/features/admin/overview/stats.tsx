import { chakra } from '@chakra-ui/react';
import type { AdminStats } from '@oche/validators/admin/figures';
import { createLink } from '@tanstack/react-router';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

const PLACES: readonly (readonly [keyof AdminStats, string])[] = [
  ['totalUsers', 'users'],
  ['totalVenues', 'locations'],
  ['totalTournaments', 'tournaments'],
  ['totalMarketplaceItems', 'marketplace'],
];

/** The four numbers of the scoreboard; each leads to its list. */
export function Stats() {
  const { overview: texts } = useTexts('admin/site');
  const locale = useLocale();
  const { data } = trpc.admin.stats.useQuery(undefined, { staleTime: 0 });
  const number = new Intl.NumberFormat(locale);
  return (
    <Board className="dark">
      {PLACES.map(([stat, path]) => (
        <li key={stat}>
          <Tile to="/admin/$" params={{ _splat: path }}>
            <Value>{data ? number.format(data[stat]) : '–'}</Value>
            <span>{texts.stats[stat]()}</span>
          </Tile>
        </li>
      ))}
    </Board>
  );
}

const Board = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gap: '1px',
    listStyle: 'none',
    bg: 'border',
    color: 'fg',
    borderBottom: '3px solid {colors.accent.solid}',
  },
});
const Tile = createLink(
  chakra('a', {
    base: {
      display: 'grid',
      gap: '1',
      height: 'full',
      padding: { base: '3', md: '4' },
      bg: 'bg',
      color: 'fg',
      textStyle: 'label',
      textDecoration: 'none',
      _hover: { bg: 'bg.sunken' },
      _focusVisible: { outlineOffset: '-3px' },
    },
  }),
);
const Value = chakra('strong', { base: { textStyle: 'numberHero', lineHeight: '1' } });
