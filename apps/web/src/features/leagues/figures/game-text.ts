import type { LeagueGame } from '@oche/validators/leagues/figures';
import type { TextsOf } from '../../../i18n/namespaces.ts';

/** "501 Double Out", or several of these: what is played in singles of a season. */
export const gamesText = (
  games: readonly LeagueGame[],
  texts: TextsOf<'leagues/figures'>,
): string => games.map((one) => gameText(one, texts)).join(', ');

function gameText(rules: LeagueGame, { game }: TextsOf<'leagues/figures'>): string {
  if (rules.game === 'cricket') return game.cricket[rules.scoring]();
  const { start } = rules;
  const out = game.out[rules.out]();
  return rules.in === 'straight'
    ? game.x01({ start, out })
    : game.x01In({ start, in: game.in[rules.in](), out });
}
