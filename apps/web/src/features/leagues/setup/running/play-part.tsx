import { Stack } from '../../../../components/layout.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import type { PartProps } from '../part-props.ts';
import { Attention } from './attention.tsx';
import { EndSeason } from './end-season.tsx';
import { Penalties } from './penalties.tsx';
import { Registrations } from './registrations.tsx';
import { StartSeason } from './start-season.tsx';

/** The start of a season, and what needs its officers while it runs. */
export function PlayPart(props: PartProps) {
  const { season } = props;
  const isPlanned = season.status === 'planned';
  const divisions = trpc.useQueries((each) =>
    isPlanned ? [] : season.divisions.map(({ id }) => each.leagues.divisions.get({ id })),
  );
  if (isPlanned) {
    return (
      <Stack gap="2">
        <StartSeason {...props} />
        <Registrations seasonId={season.id} />
      </Stack>
    );
  }
  const known = divisions.flatMap(({ data }) => (data ? [data] : []));
  return (
    <Stack gap="2">
      {season.status === 'running' ? (
        <Attention
          seasonId={season.id}
          divisions={known}
          isComplete={known.length === season.divisions.length}
        />
      ) : null}
      {season.status === 'running' ? <Registrations seasonId={season.id} /> : null}
      {known.length > 0 ? (
        <Penalties divisions={known} isRunning={season.status === 'running'} />
      ) : null}
      {season.status === 'running' ? (
        <EndSeason season={season} onEnded={() => props.onShow('next')} />
      ) : null}
    </Stack>
  );
}
