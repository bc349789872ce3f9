import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { VerificationPage } from '../../features/trust/own/verification-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/marketplace/verification')({
  beforeLoad: requireMember,
  loader: async ({ context: { api, i18n } }) => {
    await Promise.all([
      i18n.load('market/verification', 'market/trust', 'errors/trust'),
      api.market.verifications.own.ensureData(),
    ]);
    return { title: i18n.texts('market/verification').title() };
  },
  head: membersHead,
  component: VerificationPage,
});
