import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { idOf, loadPage } from '../../app/loading.ts';
import { EditPage, SellPage } from '../../features/market/sell/sell-page.tsx';
import { type SellSearch, sellSearchOf } from '../../features/market/sell/sell-steps.ts';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/marketplace/sell/{-$id}')({
  // `sellSearchOf` checks the search on the page itself, so that no other page loads that code
  validateSearch: (search): SellSearch => search,
  loaderDeps: ({ search: { draft, done } }) => ({ draft, done }),
  beforeLoad: requireMember,
  loader: async ({ context: { api, i18n }, params, deps }) => {
    const { draft, done } = sellSearchOf(deps);
    const texts = i18n.load(
      'market/words',
      'market/sell',
      'market/sell-price',
      'market/share',
      'lounge-finder',
      'uploads',
      'errors/uploads',
    );
    const { drafts, items } = api.market;
    await loadPage(texts, async () => {
      if (params.id !== undefined) {
        const id = idOf(params.id);
        const [known] = await Promise.all([
          drafts.get.fetch({ id }, { staleTime: 0 }),
          items.get.ensureData({ id }),
        ]);
        // what isn't published yet is a draft, which is saved while it is written
        if (known.status === 'draft') {
          throw redirect({ to: '/marketplace/sell/{-$id}', search: { draft: id } });
        }
      } else if (done) await items.get.ensureData({ id: done });
      else if (draft) await drafts.get.fetch({ id: draft }, { staleTime: 0 });
      else await drafts.list.fetch(undefined, { staleTime: 0 });
    });
    return { title: i18n.texts('market/sell').titles[params.id ? 'edit' : 'sell']() };
  },
  head: membersHead,
  component: Sell,
});

function Sell() {
  const { id } = Route.useParams();
  const search = sellSearchOf(Route.useSearch());
  if (id === undefined) return <SellPage search={search} />;
  return <EditPage key={id} id={idOf(id)} step={search.step} />;
}
