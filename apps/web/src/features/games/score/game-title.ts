import type { Setup } from '@oche/darts/game';
import type { TextsOf } from '../../../i18n/namespaces.ts';

/** `501 · First to 3`: what is played, as players say it. */
export function gameTitle(
  { rules, format }: Setup,
  { rules: texts }: TextsOf<'games/score'>,
): string {
  const game =
    rules.game === 'x01'
      ? String(rules.start)
      : rules.scoring === 'standard'
        ? texts.cricket()
        : texts.cutThroat();
  const { legs, sets } = format;
  const { kind, count } = sets ?? legs;
  const race = sets
    ? kind === 'firstTo'
      ? texts.firstToSets({ count })
      : texts.bestOfSets({ count })
    : kind === 'firstTo'
      ? texts.firstToLegs({ count })
      : texts.bestOfLegs({ count });
  return `${game} · ${race}`;
}
