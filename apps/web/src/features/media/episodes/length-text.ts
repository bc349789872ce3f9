const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** "1:02:03", or "42:10" below an hour: as players show it, in every language. */
export function lengthText(seconds: number): string {
  const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600];
  const minutes = Math.floor(rest / 60);
  const tail = twoDigits(rest % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${tail}` : `${minutes}:${tail}`;
}
