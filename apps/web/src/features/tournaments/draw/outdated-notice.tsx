import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { TriangleAlert } from 'lucide-react';
import { Notice } from '../../../components/notice.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useCourse } from '../bracket/use-course.ts';

/** Why a tournament can't begin with its draw: who has come since, who has gone, or another kind. */
export function OutdatedNotice({ tournament }: { tournament: TournamentOutput }) {
  const { outdated: texts } = useTexts('tournaments/draw');
  const { entrants } = useCourse(tournament);
  const [{ outdated }] = trpc.tournaments.matches.list.useSuspenseQuery({ id: tournament.id });
  if (!outdated) return null;
  const namesOf = (ids: readonly number[]) =>
    ids.flatMap((id) => entrants.get(id)?.name ?? []).join(', ');
  return (
    <Notice icon={TriangleAlert}>
      <strong>{texts.title()}</strong>{' '}
      {outdated.missing.length > 0 ? texts.missing({ names: namesOf(outdated.missing) }) : null}{' '}
      {outdated.gone.length > 0 ? texts.gone({ names: namesOf(outdated.gone) }) : null}{' '}
      {outdated.isOtherKind ? texts.kind() : null}
    </Notice>
  );
}
