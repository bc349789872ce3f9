import type { Game } from '@oche/darts/game';
import { highestFinish, leastDarts } from '@oche/darts/out';
import { useEffect, useRef } from 'react';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { hasVoice, hush, speak } from '../../../lib/voice.ts';
import { isScored } from './turn-text.ts';

/** Calls the scores out loud, as a caller does, where the browser has a voice. */
export function useCaller(game: Game, names: readonly string[], isOn: boolean): void {
  const texts = useTexts('games/score');
  const locale = useLocale();
  const heard = useRef(game);
  useEffect(() => {
    const before = heard.current;
    heard.current = game;
    if (!isOn || !hasVoice()) return;
    if (game.turns.length <= before.turns.length) return;
    hush();
    speak(callText(game, names, texts), locale);
  }, [game, names, isOn, texts, locale]);
}

/** What a caller says after the last visit: the score, and what is required. */
export function callText(
  { turns, position, setup: { rules } }: Game,
  names: readonly string[],
  { call }: TextsOf<'games/score'>,
): string {
  const turn = turns.at(-1);
  if (!turn) return '';
  const name = names[turn.side] ?? '';
  if (position.standing.winner !== undefined) return call.game({ name });
  if (turn.isFinish) return call.leg({ name });
  const score = isScored(turn) && turn.isBust ? call.bust() : String(turn.points || call.none());
  const { leg, next } = position;
  const left = next && 'remaining' in leg ? leg.remaining[next.side] : undefined;
  const isFinish =
    rules.game === 'x01' &&
    left !== undefined &&
    left <= highestFinish(rules.out) &&
    leastDarts(left, rules.out) !== undefined;
  if (!next || !isFinish) return score;
  return `${score}. ${call.rest({ name: names[next.side] ?? '', score: left })}`;
}
