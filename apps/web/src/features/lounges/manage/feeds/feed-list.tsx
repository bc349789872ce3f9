import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import {
  RowActions,
  RowWords,
  RuledList,
  RuledRow,
} from '../../../../components/list/ruled-list.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useToast } from '../../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { formatDate } from '../../../../lib/time/date-text.ts';
import { type RouterOutputs, trpc } from '../../../../lib/trpc.ts';

type Feed = RouterOutputs['bookings']['feed']['list'][number];

/** The member's own addresses for this lounge, which they can revoke. */
export function FeedList({ feeds }: { feeds: readonly Feed[] }) {
  const texts = useTexts('manage/feeds');
  const { actionFailed } = useTexts('manage');
  const toast = useToast();
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const [asked, setAsked] = useState<Feed | null>(null);
  const revoke = trpc.bookings.feed.revoke.useMutation({
    onSuccess: async () => {
      toast.show({ variant: 'success', title: texts.revoked() });
      await utils.bookings.feed.list.invalidate();
    },
    onError: (error) => showFailure(error, actionFailed()),
    onSettled: () => setAsked(null),
  });
  return (
    <Section title={texts.list()}>
      {feeds.length === 0 ? <Muted>{texts.empty()}</Muted> : null}
      <RuledList>
        {feeds.map((feed) => (
          <li key={feed.id}>
            <FeedRow feed={feed} onRevoke={() => setAsked(feed)} />
          </li>
        ))}
      </RuledList>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && revoke.mutate({ id: asked.id })}
        title={texts.revokeTitle()}
        confirmLabel={texts.revoke()}
        isDestructive
        isPending={revoke.isPending}
      >
        <p>{texts.revokeText()}</p>
      </ConfirmDialog>
    </Section>
  );
}

function FeedRow({ feed, onRevoke }: { feed: Feed; onRevoke: () => void }) {
  const texts = useTexts('manage/feeds');
  const locale = useLocale();
  const date = (value: string) => formatDate(new Date(value), locale);
  const name = feed.board?.name ?? texts.lounge();
  return (
    <RuledRow>
      <RowWords>
        {name}
        <Muted>
          {texts.createdAt({ date: date(feed.createdAt) })}
          {', '}
          {feed.lastReadAt ? texts.lastRead({ date: date(feed.lastReadAt) }) : texts.neverRead()}
        </Muted>
      </RowWords>
      <RowActions>
        <Button
          size="sm"
          variant="danger"
          aria-label={texts.revokeFor({ name })}
          onClick={onRevoke}
        >
          {texts.revoke()}
        </Button>
      </RowActions>
    </RuledRow>
  );
}
