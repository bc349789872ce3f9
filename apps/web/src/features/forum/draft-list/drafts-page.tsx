import { chakra } from '@chakra-ui/react';
import { DRAFT_DAYS } from '@oche/validators/forum/drafts/limits';
import type { ListedDraft } from '@oche/validators/forum/drafts/schemas';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Row } from '../../../components/layout.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { PlainText } from '../../../components/plain-text.tsx';
import { Heading, Small } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ForumTabs } from '../overview/forum-tabs.tsx';
import { UNDO_MS } from '../post/undo.ts';
import { DraftLink } from './draft-link.tsx';

/** All that a member has begun to write in the forum. */
export function DraftsPage() {
  const texts = useTexts('forum/drafts');
  const forum = useTexts('forum');
  const [drafts] = trpc.forum.draft.list.useSuspenseQuery();
  return (
    <Page>
      <PageHeader title={forum.title()} lead={texts.lead()} />
      <ForumTabs />
      {drafts.length === 0 ? (
        <EmptyState
          drawing="chalkboard"
          title={texts.empty()}
          action={
            <ButtonLink to="/forum" variant="outline">
              {texts.toForum()}
            </ButtonLink>
          }
        >
          {texts.emptyText()}
        </EmptyState>
      ) : (
        <>
          <List>
            {drafts.map((draft) => (
              <Item key={draft.id} draft={draft} />
            ))}
          </List>
          <Small>{texts.expiry({ days: DRAFT_DAYS })}</Small>
        </>
      )}
    </Page>
  );
}

function Item({ draft }: { draft: ListedDraft }) {
  const texts = useTexts('forum/drafts');
  const [isWhole, setIsWhole] = useState(false);
  const { data: whole } = trpc.forum.draft.get.useQuery({ place: draft.of }, { enabled: isWhole });
  const discard = useDiscard();
  const { place, of, pictureCount } = draft;
  const content = whole?.content ?? draft.beginning;
  // the list has the first words alone
  const hasMore = draft.beginning.length >= 200 && !whole;
  return (
    <li>
      <Draft aria-labelledby={`draft-${draft.id}`}>
        <Heading as="h2" size="subheading" id={`draft-${draft.id}`}>
          {draft.title ||
            place?.thread?.title ||
            (of.subforumId ? texts.untitled() : texts.placeGone())}
        </Heading>
        <Small>
          {whatItIs(draft, texts)}
          {'\u00a0· '}
          <Time value={draft.updatedAt} />
          {pictureCount > 0 ? ` · ${texts.pictures({ count: pictureCount })}` : null}
        </Small>
        <Words>
          {content ? (
            <PlainText content={hasMore ? cut(content) : content} />
          ) : (
            <Small>{texts.noWords()}</Small>
          )}
        </Words>
        <Row>
          {place ? <DraftLink draft={draft}>{texts.goOn()}</DraftLink> : null}
          {hasMore ? (
            <Button size="sm" variant="ghost" onClick={() => setIsWhole(true)}>
              {texts.readAll()}
            </Button>
          ) : null}
          <Button
            size="sm"
            variant="ghost"
            disabled={discard.isPending}
            onClick={() => discard.start(draft.id)}
          >
            {texts.discard()}
          </Button>
        </Row>
      </Draft>
    </li>
  );
}

/** Behind a whole word. */
const cut = (text: string): string => `${text.replace(/\s+\S*$/, '')}…`;

function whatItIs(
  { of, place }: ListedDraft,
  texts: ReturnType<typeof useTexts<'forum/drafts'>>,
): string {
  if (!place) return texts.placeGoneText();
  const { subforum, postNumber } = place;
  if (of.subforumId) return texts.newThreadIn({ place: subforum.name });
  return postNumber !== null
    ? texts.editOf({ number: postNumber, place: subforum.name })
    : texts.answerIn({ place: subforum.name });
}

/** At once, with a way back. */
function useDiscard() {
  const texts = useTexts('forum/drafts');
  const toast = useToast();
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const renew = () => utils.forum.draft.list.invalidate();
  const onError = (error: unknown) => {
    showFailure(error, texts.failed());
    void renew();
  };
  const restore = trpc.forum.draft.restore.useMutation({
    onSuccess: async () => {
      await renew();
      toast.show({ variant: 'success', title: texts.restored() });
    },
    onError,
  });
  const { mutate, isPending } = trpc.forum.draft.discard.useMutation({
    onSuccess: (_, { id }) => {
      utils.forum.draft.list.setData(undefined, (list) => list?.filter((each) => each.id !== id));
      toast.show({
        title: texts.discarded(),
        action: { label: texts.undo(), onAction: () => restore.mutate({ id }) },
        duration: UNDO_MS,
      });
    },
    onError,
  });
  return { isPending, start: (id: number) => mutate({ id }) };
}

const List = chakra('ul', {
  base: { display: 'grid', gap: '4', listStyle: 'none', marginBottom: '6' },
});
const Draft = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    padding: { base: '4', md: '5' },
    layerStyle: 'panel',
    borderInlineStart: '4px solid {colors.oche}',
    overflowWrap: 'anywhere',
  },
});
const Words = chakra('div', { base: { maxHeight: '24rem', overflowY: 'auto' } });
