import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { hush, speak } from '../../../../lib/voice.ts';
import type { DeskPart } from '../parts.ts';
import { CallEar, callsAt, type SpokenCall } from './spoken-calls.ts';

const TICK = 5000;
/** From one call to the next, so that people hear which board was theirs. */
const PAUSE = 1200;

interface Options extends Pick<DeskPart, 'evening' | 'drawn'> {
  isOn: boolean;
}

/** Calls matches out loud on this device, one after the other. */
export function useSpokenCalls({ evening, drawn, isOn }: Options): void {
  const { voice: texts } = useTexts('tournaments/desk');
  const locale = useLocale();
  const ear = useRef<CallEar>(null);
  const waiting = useRef<string[]>([]);
  const isSpeaking = useRef(false);
  ear.current ??= new CallEar();

  const textOf = ({ board, matchId, markerId }: SpokenCall): string => {
    const match = drawn.matches.find(({ id }) => id === matchId);
    if (!match) return '';
    const [a, b] = drawn.namesOf(match);
    const call = texts.call({ board, a, b });
    return markerId === null ? call : `${call} ${texts.marker({ name: drawn.nameOf(markerId) })}`;
  };
  const sayNext = useEffectEvent(() => {
    const text = waiting.current.shift();
    isSpeaking.current = text !== undefined;
    if (text !== undefined) speak(text, locale, () => setTimeout(() => sayNext(), PAUSE));
  });
  const hear = useEffectEvent(() => {
    const news = ear.current?.hear(callsAt(evening), Date.now()) ?? [];
    if (!isOn) return;
    waiting.current.push(...news.map(textOf).filter((text) => text !== ''));
    if (!isSpeaking.current) sayNext();
  });

  useEffect(() => hear(), [evening]);
  useEffect(() => {
    const tick = () => {
      if (document.visibilityState === 'visible') ear.current?.tick(Date.now());
    };
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (!isOn) return undefined;
    return () => {
      waiting.current = [];
      isSpeaking.current = false;
      hush();
    };
  }, [isOn]);
}
