import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { hasVoice, hush, speak } from '../../../lib/voice.ts';
import { useScorerSettings } from '../score/scorer-settings.ts';

interface CallOutProps {
  /** what is said as soon as it changes */
  text: string;
}

/** Says a text as soon as it is another one, where the browser has a voice. */
export function useSaid(text: string, isOn: boolean): void {
  const locale = useLocale();
  const said = useRef(text);
  useEffect(() => {
    if (said.current === text) return;
    said.current = text;
    if (!isOn || !hasVoice() || text === '') return;
    hush();
    speak(text, locale);
  }, [text, isOn, locale]);
}

/**
 * Says what to throw at next, for who stands at the oche and doesn't look. The setting is the scorer's. Only in a page
 * that runs already: the server knows neither the setting nor a voice.
 */
export function CallOut({ text }: CallOutProps) {
  const texts = useTexts('games/training');
  const locale = useLocale();
  const { settings, change } = useScorerSettings();
  const isOn = settings.voice;
  useSaid(text, isOn);
  if (!hasVoice()) return null;
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={isOn}
      onClick={() => {
        change({ voice: !isOn });
        // a browser lets a page speak once somebody has asked for it
        if (!isOn) speak(text, locale);
      }}
    >
      <Icon aria-hidden="true" />
      {texts.callOut()}
    </Button>
  );
}
