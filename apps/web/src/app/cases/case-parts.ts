import { lazyPart } from '../../components/lazy-part.tsx';

/** What other domains show of their things in a case, by kind. Each waits for its own texts. */
export const caseParts = {
  message: lazyPart(
    async () => (await import('../../features/messages/moderation/case-talk.tsx')).CaseTalk,
  ),
  game: lazyPart(async () => (await import('../../features/games/result/case-game.tsx')).CaseGame),
  dispute: lazyPart(async () => (await import('./dispute-part.tsx')).DisputePart),
};
