import { createFileRoute, notFound } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { OwnAppsSection } from '../../features/access/apps/own-apps-section.tsx';
import { ConnectedAppsSection } from '../../features/access/connected-apps-section.tsx';
import { AccountSectionsPage } from '../../features/account/account-page.tsx';
import { isAccountPage } from '../../features/account/pages/account-pages.ts';
import { LevelSection } from '../../features/forum/levels/level-section.tsx';
import { PinSection } from '../../features/games/pin/pin-section.tsx';
import { NotificationSettings } from '../../features/notifications/notification-settings.tsx';
import { OwnPicture } from '../../features/people/own-picture.tsx';
import { UsernameSection, VisibilitySection } from '../../features/people/own-profile-sections.tsx';
import { loadOwnProfile } from '../../features/people/people-data.ts';
import { WatchedSection } from '../../features/watching/watched-section.tsx';
import { WebhooksSection } from '../../features/webhooks/webhooks-section.tsx';
import { WidgetsSection, type WidgetWish } from '../../features/widgets/widgets-section.tsx';
import { membersHead } from '../../lib/head.ts';
import { loadAccountTexts } from './-texts.ts';

export const Route = createFileRoute('/account/$section')({
  // what a link from a lounge, league or tournament wants to show
  validateSearch: ({ kind, subject }): WidgetWish => ({ kind, subject }),
  beforeLoad: requireMember,
  loader: async ({ context, params: { section } }) => {
    if (!isAccountPage(section)) throw notFound();
    await Promise.all([
      loadAccountTexts(context.i18n),
      loadOwnProfile(context),
      // an anchor further down would be pushed away by what comes later
      section === 'notifications' && context.api.social.notifications.settings.get.prefetch(),
    ]);
    return { name: section, title: context.i18n.texts('account').pages[section].title() };
  },
  head: membersHead,
  component: Sections,
});

function Sections() {
  const { name } = Route.useLoaderData();
  const wish = Route.useSearch();
  return (
    <AccountSectionsPage
      name={name}
      picture={<OwnPicture />}
      profile={
        <>
          <UsernameSection />
          <PinSection />
        </>
      }
      visibility={<VisibilitySection />}
      notifications={<NotificationSettings />}
      watching={<WatchedSection />}
      forum={<LevelSection />}
      access={<ConnectedAppsSection />}
      apps={<OwnAppsSection />}
      widgets={<WidgetsSection wish={wish} />}
      webhooks={<WebhooksSection />}
    />
  );
}
