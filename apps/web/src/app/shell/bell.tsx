import { UNREAD_COUNT_MAX } from '@oche/validators/notifications/limits';
import { useRouter } from '@tanstack/react-router';
import { Bell as BellIcon } from 'lucide-react';
import { ButtonLink } from '../../components/button.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { hasErrorCode } from '../../lib/errors/errors.ts';
import { lookAtSite } from '../../lib/live/look-at-site.ts';
import { useLive } from '../../lib/live/use-live.ts';
import { trpc } from '../../lib/trpc.ts';
import { Count, Place } from './count.tsx';
import { Inbox } from './inbox.tsx';

// it comes with the bells, as all members need both
export { UserMenu } from './menu/user-menu.tsx';
export { Waiting } from './tabs/waiting.tsx';

/** Messages and notifications with the numbers of unread ones, current in every visible tab. */
export function Bells({ memberId }: { memberId: string }) {
  return (
    <>
      <Inbox />
      <Bell memberId={memberId} />
    </>
  );
}

function Bell({ memberId }: { memberId: string }) {
  const texts = useTexts('notifications');
  const utils = trpc.useUtils();
  const router = useRouter();
  const { data } = trpc.social.notifications.unread.useQuery(undefined, { enabled: false });
  useLive<{ count: number }>({
    of: memberId,
    slot: 'member',
    open: (stream) => utils.client.social.notifications.events.subscribe(undefined, stream),
    onData: (unread) => {
      utils.social.notifications.unread.setData(undefined, unread);
      void utils.social.notifications.list.invalidate();
      // it also wakes when the site has something to say on top of every page
      void lookAtSite(router);
      // a message rings, too; its own number is read again
      void utils.social.conversations.unread.fetch(undefined, { staleTime: 0 }).catch(() => {});
      // and so may what waits at home
      void utils.home.turns.fetch(undefined, { staleTime: 0 }).catch(() => {});
    },
    isEnd: (error) => hasErrorCode(error, 'UNAUTHENTICATED'),
  });
  const count = data?.count ?? 0;
  const isMany = count > UNREAD_COUNT_MAX;
  const label = isMany
    ? texts.bellMany({ count: UNREAD_COUNT_MAX })
    : count > 0
      ? texts.bellUnread({ count })
      : texts.bell();
  return (
    <ButtonLink to="/notifications" variant="ghost" shape="icon" aria-label={label} title={label}>
      <Place>
        <BellIcon aria-hidden="true" />
        {count > 0 ? (
          <Count aria-hidden="true">{isMany ? `${UNREAD_COUNT_MAX}+` : count}</Count>
        ) : null}
      </Place>
    </ButtonLink>
  );
}
