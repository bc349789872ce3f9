/** What a field for date and time holds, as an instant; undefined when it is empty. */
export function instantOf(local: string): string | undefined {
  const time = new Date(local);
  return local === '' || Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

const two = (number: number) => String(number).padStart(2, '0');

/** As a field for date and time wants it, by the clock of this device. */
export function localTextOf(time: string | null): string {
  if (time === null) return '';
  const date = new Date(time);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
