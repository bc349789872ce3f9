import { chakra } from '@chakra-ui/react';
import {
  type StatisticsGame,
  type StatisticsPeriod,
  statisticsGames,
  statisticsPeriods,
} from '@oche/validators/statistics/limits';
import { createLink } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/react.tsx';

export interface StatisticsSearch {
  game?: StatisticsGame | undefined;
  period?: StatisticsPeriod | undefined;
}

/** What of the address the page understands. */
export const statisticsSearchOf = (search: StatisticsSearch): StatisticsSearch => ({
  game: statisticsGames.find((game) => game === search.game),
  period: statisticsPeriods.find((period) => period === search.period),
});

interface FiltersProps {
  username: string;
  search: StatisticsSearch;
}

/** Which games and how far back. Both stand in the address. */
export function Filters({ username, search }: FiltersProps) {
  const texts = useTexts('statistics');
  const { game = 'all', period = 'all' } = search;
  // what was chosen a moment ago is in the address before it is on the page
  const link = {
    from: '/players/$username/',
    to: '/players/$username',
    params: { username },
    resetScroll: false,
    activeOptions: { exact: true },
  } as const;
  return (
    <Bar>
      <Group aria-label={texts.filter.game()}>
        {statisticsGames.map((one) => (
          <Choice
            key={one}
            {...link}
            search={(latest) => ({ ...latest, game: one === 'all' ? undefined : one })}
            data-current={one === game || undefined}
          >
            {texts.games[one]()}
          </Choice>
        ))}
      </Group>
      <Group aria-label={texts.filter.period()}>
        {statisticsPeriods.map((one) => (
          <Choice
            key={one}
            {...link}
            search={(latest) => ({ ...latest, period: one === 'all' ? undefined : one })}
            data-current={one === period || undefined}
          >
            {texts.periods[one]()}
          </Choice>
        ))}
      </Group>
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '1',
    layerStyle: 'wiresBottom',
    marginBottom: '6',
  },
});
const Group = chakra('nav', {
  base: { display: 'flex', overflowX: 'auto', scrollbarWidth: 'none', maxWidth: 'full' },
});
const Choice = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      flexShrink: '0',
      alignItems: 'center',
      minHeight: '10',
      paddingInline: '3',
      textStyle: 'label',
      color: 'fg.muted',
      textDecoration: 'none',
      _hover: { color: 'fg', bg: 'bg.sunken' },
      _focusVisible: { outlineOffset: '-2px' },
      '&[data-current]': { color: 'fg', boxShadow: 'inset 0 -3px 0 {colors.accent.solid}' },
    },
  }),
);
