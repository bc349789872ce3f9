import { ButtonLink } from '../../components/button.tsx';
import { Stack } from '../../components/layout.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { SkeletonRows } from '../../components/page/skeleton.tsx';
import { GameCard } from '../../features/games/list/game-card.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import { QueryFailed } from '../../patterns/query-state.tsx';
import { OWN_GAMES } from './own-games-input.ts';

/** What the member has been doing: the last games. What others do stands at home. */
export function OwnGames() {
  const { activity: texts, place } = useTexts('home');
  const games = trpc.games.list.useQuery(OWN_GAMES);
  if (games.isPending) return <SkeletonRows />;
  if (games.isError) return <QueryFailed as="h3" query={games} title={texts.failed()} />;
  if (games.data.items.length === 0) {
    return (
      <EmptyState
        as="h3"
        drawing="chalkboard"
        title={texts.empty()}
        action={<ButtonLink to="/games/new">{place.play()}</ButtonLink>}
      >
        <p>{texts.ownText()}</p>
      </EmptyState>
    );
  }
  return (
    <Stack gap="3">
      {games.data.items.map((card) => (
        <GameCard key={card.id} card={card} titleAs="p" />
      ))}
    </Stack>
  );
}
