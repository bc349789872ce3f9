import { useHydrated } from '@tanstack/react-router';
import { lazyPart } from '../../../components/lazy-part.tsx';

const LinkedTournament = lazyPart(
  async () => (await import('./linked-tournament.tsx')).LinkedTournament,
);

/** The tournament that a text links, loaded only where a text may link one: most don't. */
export function LinkedTournamentPart({ content }: { content: string }) {
  // the page that the server renders doesn't wait for it
  const isHydrated = useHydrated();
  return isHydrated && /\/tournaments\/\d/.test(content) ? (
    <LinkedTournament content={content} />
  ) : null;
}
