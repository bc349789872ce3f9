import { createFileRoute } from '@tanstack/react-router';
import { idOf, loadPage } from '../../app/loading.ts';
import {
  membersInput,
  newsInput,
  nextClubs,
  rankingInput,
} from '../../features/clubs/club-data.ts';
import { clubHead } from '../../features/clubs/page/club-head.ts';
import { ClubPage } from '../../features/clubs/page/club-page.tsx';
import { ClubNotFound } from '../../features/clubs/page/not-found.tsx';
import { headOr } from '../../lib/head.ts';

export const Route = createFileRoute('/clubs/$id')({
  staticData: { banners: ['club_page'] },
  loader: async ({ context: { api, i18n, origin }, params }) => {
    const club = await loadPage(i18n.load('clubs', 'lounge-finder'), async () => {
      const id = idOf(params.id);
      const [found] = await Promise.all([
        api.clubs.get.ensureData({ id }),
        api.clubs.members.list.prefetchInfinite(membersInput(id), { ...nextClubs, pages: 1 }),
        api.clubs.ranking.prefetch(rankingInput(id)),
        api.tournaments.listOfClub.prefetch({ clubId: id }),
      ]);
      if (found.news) await api.forum.thread.list.prefetch(newsInput(found.news.subforumId));
      return found;
    });
    return clubHead(club, { origin, title: i18n.texts('clubs').title() });
  },
  head: headOr((i18n) => i18n.texts('clubs').notFound()),
  component: Club,
  notFoundComponent: ClubNotFound,
});

function Club() {
  const { id } = Route.useParams();
  return <ClubPage key={id} id={idOf(id)} />;
}
