import type { ChallengeSummary } from '@oche/validators/challenges/schemas';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { useAuth } from '../../lib/auth.ts';
import { addDays, clockText, dayText } from '../../lib/time/place-time.ts';
import { eveningOf, TIME_ZONE } from './form/when.ts';

type Words = Pick<ChallengeSummary, 'game' | 'level' | 'within' | 'lounge' | 'radius'>;

/** What is said of a challenge in a few words. */
export function useWords() {
  const texts = useTexts('challenges');
  const locale = useLocale();
  const { user } = useAuth();
  const clock = (instant: string) => clockText(instant, TIME_ZONE);

  function day(instant: string): string {
    const date = eveningOf(Date.parse(instant));
    const today = eveningOf(Date.now());
    if (date === today) return texts.today();
    return date === addDays(today, 1) ? texts.tomorrow() : dayText(date, locale);
  }

  function game({ game: { rules, bestOf } }: Pick<Words, 'game'>): string {
    const name =
      rules === null
        ? texts.anyGame()
        : rules.game === 'x01'
          ? String(rules.start)
          : texts.cricket();
    return `${name} · ${texts.bestOf({ legs: bestOf })}`;
  }

  function level({ level: { min, max } }: Pick<Words, 'level'>): string {
    if (min !== null && max !== null) return texts.level.between({ min, max });
    if (min !== null) return texts.level.from({ min });
    return max === null ? texts.level.any() : texts.level.to({ max });
  }

  /** @param zipCode from where distances are told; default: the member's own */
  function distance({ within: km }: Pick<Words, 'within'>, zipCode = user?.zipCode): string {
    if (km === null) return texts.far();
    return zipCode ? texts.within({ km, zipCode }) : texts.withinYou({ km });
  }

  return { texts, locale, clock, day, game, level, distance };
}
