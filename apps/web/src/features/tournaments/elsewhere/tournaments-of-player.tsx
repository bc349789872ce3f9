import { chakra } from '@chakra-ui/react';
import type { TournamentOfPlayer } from '@oche/validators/tournaments/schemas';
import type { ReactNode } from 'react';
import { distinct } from '../../../components/list/distinct.ts';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Badge, Figure } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { ofPlayerInput } from './player-input.ts';
import { Rows, TournamentRow } from './rows.tsx';

interface TournamentsOfPlayerProps {
  username: string;
  /** shown for a player without any */
  none?: ReactNode;
}

/** What a player plays next, and where they ended. */
export function TournamentsOfPlayer({ username, none = null }: TournamentsOfPlayerProps) {
  const { player: texts } = useTexts('tournaments/elsewhere');
  const list = trpc.tournaments.ofPlayer.useInfiniteQuery(ofPlayerInput(username), {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 60_000,
  });
  const [first] = list.data?.pages ?? [];
  if (!first) return null;
  const played = distinct(list.data?.pages ?? []);
  if (played.length + first.next.length === 0) return none;
  const { titles } = first;
  return (
    <Below>
      <TitledSection
        title={texts.title()}
        action={titles > 0 ? <Figure>{texts.titles({ count: titles })}</Figure> : undefined}
      >
        <Rows>
          {[...first.next, ...played].map((tournament) => (
            <TournamentRow
              key={tournament.id}
              {...tournament}
              isOver={tournament.status === 'completed'}
              mark={
                tournament.status === 'completed' ? null : (
                  <Badge tone={tournament.status === 'active' ? 'inverse' : 'neutral'}>
                    {tournament.status === 'active' ? texts.running() : texts.next()}
                  </Badge>
                )
              }
              figure={<PlaceOf tournament={tournament} />}
            />
          ))}
        </Rows>
        <LoadMore list={list} />
      </TitledSection>
    </Below>
  );
}

/** Apart from what stands above it. */
const Below = chakra('div', { base: { marginTop: '10' } });

function PlaceOf({ tournament: { place, participantCount } }: { tournament: TournamentOfPlayer }) {
  const { player: texts } = useTexts('tournaments/elsewhere');
  if (place === null) return texts.players({ count: participantCount });
  return (
    <>
      <strong>{texts.place({ place })}</strong> {texts.of({ count: participantCount })}
    </>
  );
}
