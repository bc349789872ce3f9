import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { AccountPage } from '../../features/account/account-page.tsx';
import { membersHead } from '../../lib/head.ts';
import { loadAccountTexts } from './-texts.ts';

export const Route = createFileRoute('/account/')({
  beforeLoad: requireMember,
  loader: async ({ context: { i18n } }) => {
    await loadAccountTexts(i18n);
    return { title: i18n.texts('account').title() };
  },
  head: membersHead,
  component: AccountPage,
});
