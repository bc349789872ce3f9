import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../app/guards.ts';
import { OwnCasesPage } from '../features/moderation/mine/own-cases-page.tsx';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/moderation_/mine')({
  beforeLoad: requireMember,
  loader: async ({ context: { api, i18n } }) => {
    await Promise.all([
      i18n.load('domains', 'moderation', 'moderation/mine', 'report'),
      api.moderation.own.cases.prefetchInfinite({}),
      api.moderation.own.sanctions.prefetchInfinite({}),
      api.moderation.own.reports.prefetchInfinite({}),
    ]);
    return { title: i18n.texts('moderation/mine').title() };
  },
  head: membersHead,
  component: OwnCasesPage,
});
