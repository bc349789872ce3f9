import { type FixtureFormat, TEAM_MAX } from '@oche/darts/leagues/format';
import type { problemPlaces } from './format-changes.ts';

export interface ComposerProps {
  format: FixtureFormat;
  places: ReturnType<typeof problemPlaces>;
  onChange: (format: FixtureFormat) => void;
}

export const sizes = Array.from({ length: TEAM_MAX }, (_, index) => index + 1);
