import { chakra } from '@chakra-ui/react';
import { mediaPlatforms } from '@oche/validators/media/limits';
import type { DeskChannel } from '@oche/validators/media/schemas';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { DataList } from '../../../components/data-list/data-list.tsx';
import type { Column, ListFilter } from '../../../components/data-list/list-parts.ts';
import { useListAddress } from '../../../components/data-list/use-list-address.ts';
import { TextLink } from '../../../components/link.tsx';
import { Badge } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { HideDialog } from './hide-dialog.tsx';

const STATES = ['shown', 'paused', 'hidden', 'deleted'] as const;
const SHAPE = {
  sorts: ['created', 'name', 'followers'],
  sortedBy: '-created',
  filters: { platform: mediaPlatforms, state: STATES, verified: ['yes', 'no'] },
} as const;
const TONES = {
  shown: 'positive',
  paused: 'neutral',
  hidden: 'warning',
  deleted: 'danger',
} as const;

/** All channels, for admins: found, hidden and brought back, and marked as verified. */
export function ChannelsSection({ search }: { search: Record<string, unknown> }) {
  const texts = useTexts('media');
  const { desk } = texts;
  const { list: words } = useTexts('admin');
  const locale = useLocale();
  const address = useListAddress(search, SHAPE);
  const list = trpc.media.desk.list.useQuery(address.input, {
    placeholderData: (before) => before,
  });
  const filters: ListFilter[] = [
    {
      name: 'platform',
      label: desk.platform(),
      options: mediaPlatforms.map((value) => ({ value, label: texts.platforms[value]() })),
    },
    {
      name: 'state',
      label: desk.state(),
      options: STATES.map((value) => ({ value, label: desk.states[value]() })),
    },
    {
      name: 'verified',
      label: desk.verified(),
      options: (['yes', 'no'] as const).map((value) => ({
        value,
        label: desk.verifiedFilter[value](),
      })),
    },
  ];
  const columns: Column<DeskChannel>[] = [
    {
      key: 'name',
      label: desk.name(),
      sort: { by: 'name', first: 'asc' },
      cell: ({ id, name, state, isVerified }) => (
        <Name>
          {state === 'deleted' ? (
            name
          ) : (
            <TextLink to="/media-channels/$id" params={{ id: String(id) }} variant="plain">
              {name}
            </TextLink>
          )}
          {isVerified ? <BadgeCheck role="img" aria-label={desk.verified()} /> : null}
        </Name>
      ),
    },
    {
      key: 'platform',
      label: desk.platform(),
      cell: ({ platform }) => texts.platforms[platform](),
    },
    {
      key: 'state',
      label: desk.state(),
      cell: ({ state }) => <Badge tone={TONES[state]}>{desk.states[state]()}</Badge>,
    },
    {
      key: 'followers',
      label: desk.followers(),
      align: 'end',
      sort: { by: 'followers', first: 'desc' },
      cell: ({ numberOfFollowers }) => new Intl.NumberFormat(locale).format(numberOfFollowers),
    },
    {
      key: 'followersHere',
      label: desk.followersHere(),
      align: 'end',
      from: 'xl',
      cell: ({ followerCount }) => new Intl.NumberFormat(locale).format(followerCount),
    },
    {
      key: 'creator',
      label: desk.creator(),
      from: 'lg',
      cell: ({ creator }) => (creator ? fullName(creator) : desk.nobody()),
    },
    {
      key: 'created',
      label: desk.created(),
      from: 'lg',
      sort: { by: 'created', first: 'desc' },
      cell: ({ createdAt }) => <Time value={createdAt} format="date" />,
    },
    {
      key: 'actions',
      label: desk.actions(),
      isActions: true,
      cell: (channel) => <Actions channel={channel} />,
    },
  ];
  return (
    <DataList
      label={desk.label()}
      searchLabel={desk.search()}
      address={address}
      list={list}
      columns={columns}
      filters={filters}
      keyOf={({ id }) => String(id)}
      texts={words}
    />
  );
}

function Actions({ channel }: { channel: DeskChannel }) {
  const { desk, failed } = useTexts('media');
  const [isAsked, setIsAsked] = useState(false);
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const verify = trpc.media.desk.setVerified.useMutation({
    onSuccess: () => utils.media.invalidate(),
    onError: (error) => fail(error, failed()),
  });
  const { id, name, state, isVerified } = channel;
  if (state === 'deleted') return null;
  const isHidden = state === 'hidden';
  return (
    <Row>
      <Button
        size="sm"
        variant="ghost"
        disabled={verify.isPending}
        aria-label={isVerified ? desk.unverifyOf({ name }) : desk.verifyOf({ name })}
        onClick={() => verify.mutate({ id, isVerified: !isVerified })}
      >
        {isVerified ? desk.unverify() : desk.verify()}
      </Button>
      <Button
        size="sm"
        variant={isHidden ? 'outline' : 'danger'}
        aria-label={isHidden ? desk.showOf({ name }) : desk.hideOf({ name })}
        onClick={() => setIsAsked(true)}
      >
        {isHidden ? desk.show() : desk.hide()}
      </Button>
      {isAsked ? <HideDialog channel={channel} onClose={() => setIsAsked(false)} /> : null}
    </Row>
  );
}

const Name = chakra('span', {
  base: {
    overflowWrap: 'anywhere',
    '& svg': {
      display: 'inline',
      width: '4',
      height: '4',
      marginInlineStart: '1.5',
      color: 'positive',
    },
  },
});
const Row = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', gap: '1' } });
