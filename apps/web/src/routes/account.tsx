import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../app/guards.ts';
import { AccountPage } from '../features/account/account-page.tsx';
import { PinSection } from '../features/games/pin/pin-section.tsx';
import { NotificationSettings } from '../features/notifications/notification-settings.tsx';
import { OwnPicture } from '../features/people/own-picture.tsx';
import { OwnProfileSections } from '../features/people/own-profile-sections.tsx';
import { loadOwnProfile } from '../features/people/people-data.ts';
import { WatchedSection } from '../features/watching/watched-section.tsx';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/account')({
  beforeLoad: requireMember,
  loader: async ({ context }) => {
    // the sign-up's texts say how strong a password is
    await Promise.all([
      context.i18n.load(
        'account',
        'account/devices',
        'account/own-data',
        'domains',
        'account/sign-in',
        'auth',
        'games/pin',
        'notifications',
        'notifications/settings',
        'profile',
        'watching',
      ),
      loadOwnProfile(context),
    ]);
    return { title: context.i18n.texts('account').title() };
  },
  head: membersHead,
  component: () => (
    <AccountPage
      picture={<OwnPicture />}
      profile={
        <>
          <OwnProfileSections />
          <PinSection />
        </>
      }
      notifications={<NotificationSettings />}
      watching={<WatchedSection />}
    />
  ),
});
