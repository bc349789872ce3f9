import { chakra } from '@chakra-ui/react';
import type { ClubOutput } from '@oche/validators/clubs/schemas';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { Row } from '../../../components/layout.tsx';
import { TextLink } from '../../../components/link.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { newsInput } from '../club-data.ts';

/** The club's latest threads, for whoever sees the club; officers write, open and close them. */
export function NewsSection({ club }: { club: ClubOutput }) {
  const { news, can, isPublic } = club;
  if (news) return <News club={club} subforumId={news.subforumId} />;
  return can.manage && isPublic ? <OpenNews id={club.id} /> : null;
}

function useSetNews() {
  const texts = useTexts('clubs');
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  return trpc.clubs.setNews.useMutation({
    onSuccess: (club) => utils.clubs.get.setData({ id: club.id }, club),
    onError: (error) => fail(error, texts.failed()),
  });
}

function OpenNews({ id }: { id: number }) {
  const { news: texts } = useTexts('clubs');
  const set = useSetNews();
  return (
    <TitledSection title={texts.title()}>
      <Muted>{texts.openText()}</Muted>
      <Button
        variant="outline"
        justifySelf="start"
        disabled={set.isPending}
        onClick={() => set.mutate({ id, isOpen: true })}
      >
        {texts.open()}
      </Button>
    </TitledSection>
  );
}

function News({ club: { id, can }, subforumId }: { club: ClubOutput; subforumId: number }) {
  const { news: texts } = useTexts('clubs');
  const query = trpc.forum.thread.list.useQuery(newsInput(subforumId));
  const { data } = query;
  const [isClosing, setIsClosing] = useState(false);
  const set = useSetNews();
  const threads = data?.items ?? [];
  const params = { id: String(subforumId) };
  return (
    <TitledSection
      title={texts.title()}
      action={
        can.manage ? (
          <ButtonLink size="sm" variant="outline" to="/forum/subforum/$id/new" params={params}>
            <Pencil aria-hidden="true" />
            {texts.write()}
          </ButtonLink>
        ) : null
      }
    >
      {query.isError ? <QueryFailed as="h3" query={query} title={texts.failed()} /> : null}
      {data && threads.length === 0 ? <Muted>{texts.none()}</Muted> : null}
      <List>
        {threads.map((thread) => (
          <li key={thread.id}>
            <TextLink to="/forum/thread/$id" params={{ id: String(thread.id) }} variant="plain">
              {thread.title}
            </TextLink>
            <small>
              {fullName(thread.author)} · <Time value={thread.createdAt} />
              {thread.postCount > 1 ? ` · ${texts.replies({ count: thread.postCount - 1 })}` : null}
            </small>
          </li>
        ))}
      </List>
      <Row justifyContent="space-between" gap="3">
        <TextLink to="/forum/subforum/$id" params={params}>
          {texts.all()}
        </TextLink>
        {can.manage ? (
          <Button size="sm" variant="ghost" onClick={() => setIsClosing(true)}>
            {texts.close()}
          </Button>
        ) : null}
      </Row>
      <ConfirmDialog
        isOpen={isClosing}
        onClose={() => setIsClosing(false)}
        onConfirm={() => {
          set.mutate({ id, isOpen: false });
          setIsClosing(false);
        }}
        title={texts.closeTitle()}
        confirmLabel={texts.close()}
        isPending={set.isPending}
      >
        {texts.closeText()}
      </ConfirmDialog>
    </TitledSection>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    listStyle: 'none',
    _empty: { display: 'none' },
    '& > li': {
      padding: '3',
      bg: 'bg.raised',
      borderInlineStart: '5px solid {colors.board.green}',
      overflowWrap: 'anywhere',
    },
    '& a': { textStyle: 'subheading' },
    '& small': { display: 'block', textStyle: 'small', color: 'fg.muted' },
  },
});
