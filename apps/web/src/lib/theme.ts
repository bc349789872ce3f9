import { useEffect, useSyncExternalStore } from 'react';
import { palette } from '../theme/palette.ts';
import { readCookie, THEME_COOKIE, writeCookie } from './storage/cookies.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';
type Theme = 'light' | 'dark';

const PREFERS_DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/**
 * Runs in the head before the first paint, as an inline script whose hash the CSP allows. It sets
 * `class` and `data-theme` of the document from the cookie, else from the system.
 */
export const THEME_SCRIPT = `(function(){var c=/(?:^|; ?)${THEME_COOKIE}=(light|dark)/.exec(document.cookie),t=c?c[1]:matchMedia("${PREFERS_DARK}").matches?"dark":"light",d=document.documentElement;d.className=t;d.dataset.theme=t;d.style.colorScheme=t})()`;

/**
 * What follows the reader's present choice: from the system's theme to the other one, so that something changes at
 * once, then the theme that the system has now, as a choice, and then back to following the system.
 */
export function useNextTheme() {
  const next = useSyncExternalStore(subscribe, nextChoice, () => 'dark' as const);
  return { next, choose: () => setTheme(next) };
}

function nextChoice(): ThemeChoice {
  const choice = readChoice();
  const system = systemTheme();
  if (choice === 'system') return system === 'dark' ? 'light' : 'dark';
  return choice === system ? 'system' : system;
}

/** Every page follows the system while it is open, for as long as the reader has chosen no theme. */
export function useSystemTheme(): void {
  useEffect(() => {
    const system = matchMedia(PREFERS_DARK);
    // it may have changed before the app was there
    apply();
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, []);
}

/** Shows and remembers a choice; `system` forgets it and follows the system again. */
function setTheme(choice: ThemeChoice): void {
  writeCookie(THEME_COOKIE, choice === 'system' ? undefined : choice);
  apply();
}

function apply(): void {
  const theme = shownTheme();
  const root = document.documentElement;
  root.className = theme;
  root.dataset.theme = theme;
  root.style.colorScheme = theme;
  paintBars(theme);
  for (const notify of listeners) notify();
}

/** Browsers colour their bars by the system, unless they are told that the reader has chosen. */
function paintBars(theme: Theme): void {
  const color = theme === 'dark' ? palette.pub.base : palette.paper.base;
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const bar of bars) bar.content = color;
}

function readChoice(): ThemeChoice {
  const cookie = readCookie(THEME_COOKIE, document.cookie);
  return cookie === 'light' || cookie === 'dark' ? cookie : 'system';
}

function shownTheme(): Theme {
  const choice = readChoice();
  return choice === 'system' ? systemTheme() : choice;
}

const systemTheme = (): Theme => (matchMedia(PREFERS_DARK).matches ? 'dark' : 'light');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
