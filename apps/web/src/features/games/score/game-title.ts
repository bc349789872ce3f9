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
  return `${game} · ${raceTitle(format, texts)}`;
}

function raceTitle(
  { legs, sets }: Setup['format'],
  texts: TextsOf<'games/score'>['rules'],
): string {
  const { kind, count } = sets ?? legs;
  if (kind === 'all') return texts.allLegs({ count });
  if (kind === 'bestOf') return sets ? texts.bestOfSets({ count }) : texts.bestOfLegs({ count });
  return sets ? texts.firstToSets({ count }) : texts.firstToLegs({ count });
}
