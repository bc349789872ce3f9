/** As players say it: a plain number is a single, D25 the bull. */
export const dartText = (dart: string): string =>
  dart === 'D25' ? 'Bull' : dart.startsWith('S') ? dart.slice(1) : dart;
