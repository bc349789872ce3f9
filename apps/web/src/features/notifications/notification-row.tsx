import { chakra } from '@chakra-ui/react';
import type { NotificationEntry } from '@oche/validators/notifications/schemas';
import { createLink } from '@tanstack/react-router';
import { Bell, Check } from 'lucide-react';
import { PersonAvatar } from '../../components/avatar.tsx';
import { IconButton } from '../../components/button.tsx';
import { Muted, VisuallyHidden } from '../../components/text.tsx';
import { Time } from '../../components/time/time.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { linkTarget } from '../../lib/addresses/link-target.ts';
import { useFailureToast } from '../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { featureWith } from '../index.ts';

/** One entry: who did what, and where; the whole row leads there. */
export function NotificationRow({ entry }: { entry: NotificationEntry }) {
  const texts = useTexts('notifications');
  const { notifications: areas } = useTexts('domains');
  const utils = trpc.useUtils();
  const showFailure = useFailureToast();
  const read = trpc.social.notifications.read.useMutation({
    onSuccess: () => utils.social.notifications.invalidate(),
    onError: (error) => showFailure(error, texts.readFailed()),
  });
  const { id, area, isRead, latestAt, title, excerpt, path, actor } = entry;
  const Icon = featureWith('notifications', area)?.icon ?? Bell;
  return (
    <Row data-unread={isRead ? undefined : true}>
      <Face>
        {actor ? (
          <PersonAvatar person={actor} />
        ) : (
          <House aria-hidden="true">
            <Icon />
          </House>
        )}
      </Face>
      <Words>
        {isRead ? null : <VisuallyHidden>{texts.unread()}: </VisuallyHidden>}
        <Place {...linkTarget(path)} onClick={() => isRead || read.mutate({ id })}>
          {title}
        </Place>
        {excerpt ? <Excerpt>{excerpt}</Excerpt> : null}
        <Muted>
          {areas[area]()} · <Time value={latestAt} />
        </Muted>
      </Words>
      {isRead ? null : (
        <Above>
          <IconButton
            label={texts.read({ title })}
            disabled={read.isPending}
            onClick={() => read.mutate({ id })}
          >
            <Check aria-hidden="true" />
          </IconButton>
        </Above>
      )}
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: '3',
    paddingBlock: '3',
    paddingInline: '3',
    borderInlineStart: '4px solid transparent',
    _hover: { bg: 'bg.sunken' },
    '&[data-unread]': { borderInlineStartColor: 'accent.solid', bg: 'bg.raised' },
    '&[data-unread] a': { fontWeight: 'semibold' },
  },
});
const Face = chakra('div', { base: { flexShrink: '0', paddingTop: '0.5' } });
const House = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '10',
    height: '10',
    borderRadius: 'full',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    '& svg': { width: '1.15rem', height: '1.15rem' },
  },
});
const Words = chakra('div', {
  base: { flex: '1', minWidth: '0', display: 'grid', gap: '0.5', overflowWrap: 'anywhere' },
});
/** The link's area is the whole row. */
const Place = createLink(
  chakra('a', {
    base: {
      color: 'fg',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
      _after: { content: '""', position: 'absolute', inset: '0' },
    },
  }),
);
const Excerpt = chakra('p', { base: { color: 'fg.muted', lineClamp: '2' } });
const Above = chakra('div', { base: { position: 'relative', alignSelf: 'center' } });
