import { createFileRoute } from '@tanstack/react-router';
import { caseParts } from '../../app/cases/case-parts.ts';
import { idOf, loadPage } from '../../app/loading.ts';
import { CasePage } from '../../features/moderation/case/case-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/moderation/cases/$id')({
  loader: async ({ context: { api, i18n }, params }) => {
    const found = await loadPage(i18n.load('domains', 'moderation', 'report'), () =>
      api.moderation.case.get.ensureData({ id: idOf(params.id) }),
    );
    if (found.thing.kind === 'game') await i18n.load('games/result');
    if (found.thing.kind === 'message') await i18n.load('messages');
    return { title: i18n.texts('moderation').case.title({ id: idOf(params.id) }) };
  },
  head: membersHead,
  component: Case,
});

function Case() {
  const { id } = Route.useParams();
  return <CasePage key={id} id={idOf(id)} parts={caseParts} />;
}
