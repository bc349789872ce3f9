import { rankingGames, rankingPeriods } from '@oche/validators/rankings/limits';
import { FilterChoice } from '../../components/form/filter-bar.tsx';
import { useTexts } from '../../i18n/react.tsx';
import type { TopPlace } from './rankings-place.ts';

interface GameChoicesProps {
  place: TopPlace;
  change: (patch: Record<string, unknown>) => void;
}

/** Of which period, and of which game. */
export function GameChoices({ place, change }: GameChoicesProps) {
  const { filters: texts } = useTexts('rankings');
  return (
    <>
      <FilterChoice
        label={texts.period()}
        value={place.period ?? 'all'}
        onChange={(period) => change({ period })}
      >
        {rankingPeriods.map((period) => (
          <option key={period} value={period}>
            {texts.periods[period]()}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice
        label={texts.game()}
        value={place.game ?? 'all'}
        onChange={(game) => change({ game })}
      >
        {rankingGames.map((game) => (
          <option key={game} value={game}>
            {texts.games[game]()}
          </option>
        ))}
      </FilterChoice>
    </>
  );
}
