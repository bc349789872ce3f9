import type { FixtureFormat } from '@oche/darts/leagues/format';
import { PRESETS, type PresetKey, presetKeys } from '@oche/darts/leagues/presets';
import { useState } from 'react';
import { isSameFormat, presetOf } from '../format/known-formats.ts';

/** How a division plays: as its season, as one of the leagues that there are, or by a format that was composed for it. */
export type FormatChoice = 'season' | 'own' | PresetKey;

/**
 * What is chosen for a division, and what was composed for it, which stays when something else is chosen for a while.
 * @param own its format as it is, where that isn't the season's
 */
export function useDivisionFormat(season: FixtureFormat, own: FixtureFormat | undefined) {
  const known = own ? (presetOf(own) ?? 'own') : 'season';
  const [choice, setChoice] = useState<FormatChoice>(known);
  const [composed, setComposed] = useState(known === 'own' ? own : undefined);
  const [version, setVersion] = useState(0);
  const format =
    choice === 'season' ? season : choice === 'own' ? (composed ?? season) : PRESETS[choice];
  return {
    choice,
    /** what is played by as it is chosen now */
    format,
    /** for what is saved: a division that plays as its season goes on doing so when that changes */
    differing: isSameFormat(format, season) ? undefined : format,
    hasComposed: composed !== undefined,
    /** another one for each format that composing begins with: fields keep what was typed in them */
    version,
    choose: (value: string) =>
      setChoice(
        value === 'own' ? value : (presetKeys.find((preset) => preset === value) ?? 'season'),
      ),
    change: setComposed,
    /** composing begins with what is chosen */
    compose: () => {
      setComposed(format);
      setChoice('own');
      setVersion(version + 1);
    },
  };
}
