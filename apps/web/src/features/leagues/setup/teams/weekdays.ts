export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

export function weekdayText(
  texts: { weekdays: Readonly<Record<(typeof weekdays)[number], () => string>> },
  day: number,
): string {
  const known = weekdays.find((one) => one === day);
  return known ? texts.weekdays[known]() : '';
}
