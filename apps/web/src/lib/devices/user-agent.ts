/** What a browser says about itself, in words; null where it says nothing that we recognise. */
export interface Device {
  browser: string | null;
  system: string | null;
  isHandheld: boolean;
}

type Pattern = readonly [RegExp, string];

/** The order matters, as most browsers claim to be several others as well. */
const BROWSERS: readonly Pattern[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly Pattern[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** The first word of a client that is not a browser: `curl/8.5.0` is curl. */
const TOOL = /^([\w.-]{2,30})\//;

/** @param userAgent the header as the server has stored it; null if there was none */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, isHandheld: false };
  const system = find(SYSTEMS, userAgent);
  const isBrowser = userAgent.startsWith('Mozilla/');
  return {
    browser: isBrowser ? find(BROWSERS, userAgent) : (TOOL.exec(userAgent)?.[1] ?? null),
    system,
    isHandheld: system === 'iPhone' || system === 'iPad' || system === 'Android',
  };
}

const find = (patterns: readonly Pattern[], text: string): string | null =>
  patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
