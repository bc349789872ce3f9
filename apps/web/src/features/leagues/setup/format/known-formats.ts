import type { FixtureFormat } from '@oche/darts/leagues/format';
import { PRESETS, type PresetKey, presetKeys } from '@oche/darts/leagues/presets';

/** Formats come in one order of keys, from the presets as from the API. */
export const isSameFormat = (one: FixtureFormat, other: FixtureFormat): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The preset that a format is, if it is one. */
export const presetOf = (format: FixtureFormat): PresetKey | undefined =>
  presetKeys.find((key) => isSameFormat(PRESETS[key], format));
