import { chakra } from '@chakra-ui/react';
import type { ChannelFeed } from '@oche/validators/media/feeds';
import { RefreshCw, Rss } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { Row } from '../../../components/layout.tsx';
import { Anchor } from '../../../components/link.tsx';
import { Heading, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

interface FeedProps {
  channelId: number;
  feed: ChannelFeed;
}

/** For those who run the channel: where its episodes come from, whether that works, and another address. */
export function FeedSettings({ channelId, feed }: FeedProps) {
  const { feed: texts } = useTexts('media/feeds');
  const [isChanging, setIsChanging] = useState(false);
  const { state, feedUrl, problem, checkedAt, readAt } = feed;
  return (
    <Panel>
      <Heading as="h3" size="subheading">
        <Rss aria-hidden="true" /> {texts.title()}
      </Heading>
      {feedUrl === null ? null : (
        <p>
          <Anchor href={feedUrl} target="_blank" rel="noopener noreferrer nofollow ugc">
            {feedUrl}
          </Anchor>{' '}
          ({feed.isGiven ? texts.given() : texts.found()})
        </p>
      )}
      {state === 'none' || state === 'new' || state === 'fine' ? (
        <Muted>{texts[state]()}</Muted>
      ) : null}
      {problem === null ? null : <Problem>{texts.problems[problem]()}</Problem>}
      {readAt === null ? null : (
        <Muted>
          {texts.read()} <Time value={readAt} />
        </Muted>
      )}
      {problem === null || checkedAt === null ? null : (
        <Muted>
          {texts.tried()} <Time value={checkedAt} />
        </Muted>
      )}
      {isChanging || state === 'none' ? (
        <AddressForm
          channelId={channelId}
          feed={feed}
          onDone={() => setIsChanging(false)}
          canCancel={state !== 'none'}
        />
      ) : (
        <Buttons channelId={channelId} feed={feed} onChange={() => setIsChanging(true)} />
      )}
    </Panel>
  );
}

function Buttons({ channelId, feed, onChange }: FeedProps & { onChange: () => void }) {
  const { feed: texts } = useTexts('media/feeds');
  const utils = trpc.useUtils();
  const toast = useToast();
  const fail = useFailureToast();
  const take = (next: ChannelFeed) => utils.media.feed.get.setData({ channelId }, next);
  const onError = (error: unknown) => fail(error, texts.refreshFailed());
  const set = trpc.media.feed.set.useMutation({ onSuccess: take, onError });
  const refresh = trpc.media.feed.refresh.useMutation({
    onSuccess: (next) => {
      take(next);
      toast.show({ variant: 'success', title: texts.refreshing() });
    },
    onError,
  });
  return (
    <Row>
      <Button
        size="sm"
        variant="outline"
        disabled={refresh.isPending}
        onClick={() => refresh.mutate({ channelId })}
      >
        <RefreshCw aria-hidden="true" />
        {texts.refresh()}
      </Button>
      <Button size="sm" variant="ghost" onClick={onChange}>
        {texts.change()}
      </Button>
      {feed.isGiven ? (
        <Button
          size="sm"
          variant="ghost"
          disabled={set.isPending}
          onClick={() => set.mutate({ channelId, feedUrl: null })}
        >
          {texts.search()}
        </Button>
      ) : null}
    </Row>
  );
}

function AddressForm({
  channelId,
  feed,
  onDone,
  canCancel,
}: FeedProps & { onDone: () => void; canCancel: boolean }) {
  const { feed: texts } = useTexts('media/feeds');
  const { readError } = useUi();
  const utils = trpc.useUtils();
  const [feedUrl, setFeedUrl] = useState(feed.feedUrl ?? '');
  const set = trpc.media.feed.set.useMutation({
    onSuccess: (next) => {
      utils.media.feed.get.setData({ channelId }, next);
      onDone();
    },
  });
  const { message, fields } = set.error ? readError(set.error) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate({ channelId, feedUrl: feedUrl.trim() });
  };
  return (
    <Form onSubmit={submit} isPending={set.isPending} error={fields ? null : (message ?? null)}>
      <TextField
        label={texts.url()}
        hint={texts.urlHint()}
        type="url"
        inputMode="url"
        autoComplete="off"
        required
        maxLength={2000}
        value={feedUrl}
        // what is wrong with it says more than that it is wrong
        error={fields?.feedUrl && message}
        onChange={({ target }) => setFeedUrl(target.value)}
      />
      <Row>
        <SubmitButton isPending={set.isPending} pendingText={texts.saving()}>
          {texts.save()}
        </SubmitButton>
        {canCancel ? (
          <Button variant="ghost" onClick={onDone}>
            {texts.cancel()}
          </Button>
        ) : null}
      </Row>
    </Form>
  );
}

const Panel = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    padding: '4',
    layerStyle: 'sunken',
    overflowWrap: 'anywhere',
    '& h3': { display: 'flex', alignItems: 'center', gap: '2' },
    '& h3 svg': { width: '5', height: '5' },
    '& > p': { textStyle: 'small' },
  },
});
const Problem = chakra('p', {
  base: { paddingInlineStart: '3', borderInlineStart: '4px solid {colors.warning.solid}' },
});
