import type { OpenGame } from '@oche/validators/lobby/schemas';
import { useTexts } from '../../../i18n/react.tsx';
import { rulesText } from '../rules-text.ts';

/** What is played: "501 · Double Out · First to 3 Legs · ohne Kamera". */
export function useOpenGameText() {
  const { list: texts } = useTexts('lobby');
  const watch = useTexts('games/watch');
  return ({ rules, legs, withCamera }: Omit<OpenGame, 'level'>): string => {
    const game = rulesText({ rules, format: { legs: { kind: 'firstTo', count: legs } } }, watch);
    return `${game} · ${withCamera ? texts.camera() : texts.noCamera()}`;
  };
}
