const UNITS = [
  { unit: 'gigabyte', bytes: 1e9 },
  { unit: 'megabyte', bytes: 1e6 },
  { unit: 'kilobyte', bytes: 1e3 },
] as const;

/** "12,4 MB"; what is smaller than a kilobyte is told as one. */
export function sizeText(bytes: number, locale: string): string {
  const { unit, bytes: of } = UNITS.find((each) => bytes >= each.bytes) ?? UNITS[2];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'kilobyte' ? 0 : 1,
  }).format(bytes === 0 ? 0 : Math.max(1, bytes / of));
}
