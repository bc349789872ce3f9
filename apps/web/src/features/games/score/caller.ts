import { bullFor, endedLeg, type Game } from '@oche/darts/game';
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
    if (game.entries.length <= before.entries.length) return;
    hush();
    const said = callText(game, names, texts);
    if (said) speak(said, locale);
  }, [game, names, isOn, texts, locale]);
}

/** What a caller says after the last entry: the score, and what is required. */
export function callText(
  game: Game,
  names: readonly string[],
  { call }: TextsOf<'games/score'>,
): string {
  const { turns, entries, position, setup } = game;
  const { rules } = setup;
  const { winner, isDrawn } = position.standing;
  if (winner !== undefined) return call.game({ name: names[winner] ?? '' });
  if (isDrawn) return call.drawn();
  const ended = endedLeg(game);
  if (ended) return call.leg({ name: names[ended.side] ?? '' });
  const turn = turns.at(-1);
  // who begins is shown, not called
  if (turn?.entry !== entries.length - 1) return '';
  const score = isScored(turn) && turn.isBust ? call.bust() : String(turn.points || call.none());
  if (bullFor(setup, position) === 'leg') return `${score}. ${call.bull()}`;
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
