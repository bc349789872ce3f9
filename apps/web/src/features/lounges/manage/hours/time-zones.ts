/** Zones of the countries in which a lounge can be, islands included. */
const NEAR = /^(Europe\/|Atlantic\/(Azores|Canary|Madeira|Reykjavik|Faroe)|Asia\/Nicosia)/;

/** For a select; the zone that is in use is always among them. */
export function timeZoneOptions(current: string): { value: string; label: string }[] {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => NEAR.test(zone));
  return [...new Set([current, ...known])]
    .sort()
    .map((value) => ({ value, label: value.replace(/_/g, ' ') }));
}
