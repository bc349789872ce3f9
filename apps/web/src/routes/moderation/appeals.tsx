import { createFileRoute } from '@tanstack/react-router';
import { AppealsPage } from '../../features/moderation/appeals-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/moderation/appeals')({
  loader: async ({ context: { api, i18n } }) => {
    await Promise.all([
      i18n.load('domains', 'moderation', 'report'),
      api.moderation.appeal.list.prefetchInfinite({}),
    ]);
    return { title: i18n.texts('moderation').tabs.appeals() };
  },
  head: membersHead,
  component: AppealsPage,
});
