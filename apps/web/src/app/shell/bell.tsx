import { chakra } from '@chakra-ui/react';
import { UNREAD_COUNT_MAX } from '@oche/validators/notification-limits';
import { Bell as BellIcon } from 'lucide-react';
import { ButtonLink } from '../../components/button.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { hasErrorCode } from '../../lib/errors/errors.ts';
import { useLive } from '../../lib/live/use-live.ts';
import { trpc } from '../../lib/trpc.ts';

/** The link to the notifications with the number of unread ones, current in every visible tab. */
export function Bell({ memberId }: { memberId: string }) {
  const texts = useTexts('notifications');
  const utils = trpc.useUtils();
  const { data } = trpc.social.notifications.unread.useQuery(undefined, { enabled: false });
  useLive<{ count: number }>({
    of: memberId,
    slot: 'member',
    open: (stream) => utils.client.social.notifications.events.subscribe(undefined, stream),
    onData: (unread) => {
      utils.social.notifications.unread.setData(undefined, unread);
      void utils.social.notifications.list.invalidate();
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

const Place = chakra('span', { base: { position: 'relative', display: 'inline-flex' } });
const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '-2',
    insetInlineStart: '55%',
    minWidth: '1.15rem',
    paddingInline: '1',
    borderRadius: 'full',
    bg: 'accent.solid',
    color: 'accent.contrast',
    textStyle: 'number',
    fontSize: 'xs',
    lineHeight: '1.15rem',
    textAlign: 'center',
    boxShadow: '0 0 0 2px {colors.bg.raised}',
  },
});
