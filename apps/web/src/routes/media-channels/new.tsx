import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { NewChannelPage } from '../../features/media/form/new-channel-page.tsx';
import { membersHead } from '../../lib/head.ts';

export const Route = createFileRoute('/media-channels/new')({
  beforeLoad: ({ context }) => requireMember({ context }),
  loader: async ({ context: { i18n } }) => {
    await i18n.load('media', 'uploads', 'errors/uploads', 'errors/media');
    return { title: i18n.texts('media').form.createTitle() };
  },
  head: membersHead,
  component: NewChannelPage,
});
