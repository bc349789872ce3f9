import type { Locale } from '@oche/validators/common';

const LANGUAGES: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

/** Whether the browser has a voice at all; not every one does. */
export const hasVoice = (): boolean => 'speechSynthesis' in window;

/**
 * Says something out loud, after what is being said.
 * @param onEnd when it was said, or could not be
 */
export function speak(text: string, locale: Locale, onEnd?: () => void): void {
  const saying = Object.assign(new SpeechSynthesisUtterance(text), { lang: LANGUAGES[locale] });
  if (onEnd) {
    saying.addEventListener('end', onEnd);
    saying.addEventListener('error', onEnd);
  }
  speechSynthesis.speak(saying);
}

/** What is being said, and what waits to be said, is dropped. */
export const hush = (): void => speechSynthesis.cancel();
