import type { GameOutput } from '@oche/validators/games/schemas';
import type { TextsOf } from '../../i18n/namespaces.ts';

type Played = Pick<GameOutput, 'rules' | 'format'>;

/** What is played, in the words of a caption: "501 · Double Out · First to 3 Legs". */
export function rulesText({ rules, format }: Played, texts: TextsOf<'games/watch'>): string {
  return [gameText({ rules }, texts), outText(rules, texts), raceText(format, texts)]
    .filter(Boolean)
    .join(' · ');
}

/** "501" or "Cricket". */
export function gameText({ rules }: Pick<Played, 'rules'>, texts: TextsOf<'games/watch'>): string {
  if (rules.game === 'x01') return String(rules.start);
  return rules.scoring === 'cutThroat' ? texts.cutThroat() : texts.cricket();
}

const outText = (rules: Played['rules'], texts: TextsOf<'games/watch'>): string =>
  rules.game === 'x01' ? texts.out[rules.out]() : '';

/** With sets it is these that decide. */
function raceText({ legs, sets }: Played['format'], texts: TextsOf<'games/watch'>): string {
  const { kind, count } = sets ?? legs;
  if (kind === 'all') return texts.allLegs({ count });
  if (kind === 'bestOf') return sets ? texts.bestOfSets({ count }) : texts.bestOf({ count });
  return sets ? texts.firstToSets({ count }) : texts.firstTo({ count });
}
