import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../app/guards.ts';
import { Dashboard } from '../app/home/dashboard.tsx';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/dashboard')({
  staticData: { banners: ['dashboard'] },
  beforeLoad: requireMember,
  loader: async ({ context }) => {
    const { loadDashboard } = await import('../app/home/dashboard-data.ts');
    await loadDashboard(context);
    return { title: context.i18n.texts('home').title() };
  },
  head: membersHead,
  component: Dashboard,
});
