/** Time zones of the countries in which a lounge can be, with their islands. */
const NEAR = /^(Europe\/|Atlantic\/(Azores|Canary|Madeira|Reykjavik|Faroe)|Asia\/Nicosia)/;

/** Options for a select; the current zone is always among them. */
export function timeZoneOptions(current: string): { value: string; label: string }[] {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => NEAR.test(zone));
  return [...new Set([current, ...known])]
    .sort()
    .map((value) => ({ value, label: value.replace(/_/g, ' ') }));
}
