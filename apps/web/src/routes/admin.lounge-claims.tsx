import { createFileRoute, notFound } from '@tanstack/react-router';
import { requireMember } from '../app/guards.ts';
import { ClaimsPage } from '../features/lounges/manage/claims/claims-page.tsx';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/admin/lounge-claims')({
  beforeLoad: ({ context }) => {
    const { user } = requireMember({ context });
    if (user.role !== 'admin') throw notFound();
  },
  loader: async ({ context: { api, i18n } }) => {
    await Promise.all([
      i18n.load('manage', 'manage/claims'),
      api.lounges.claim.list.prefetchInfinite({}),
    ]);
    return { title: i18n.texts('manage/claims').title() };
  },
  head: membersHead,
  component: ClaimsPage,
});
