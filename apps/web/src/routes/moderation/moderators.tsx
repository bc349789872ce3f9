import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/loading.ts';
import { ModeratorsPage } from '../../features/moderation/moderators-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/moderation/moderators')({
  loader: async ({ context: { api, i18n } }) => {
    await loadPage(i18n.load('domains', 'moderation', 'report'), () =>
      Promise.all([
        api.moderation.scope.moderators.ensureData(),
        api.moderation.scope.places.ensureData(),
      ]),
    );
    return { title: i18n.texts('moderation').tabs.moderators() };
  },
  head: membersHead,
  component: ModeratorsPage,
});
