import { chakra } from '@chakra-ui/react';
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '@oche/validators/search/limits';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { FormError } from '../../../components/form/form.tsx';
import { SearchInput } from '../../../components/form/search-input.tsx';
import { TextLink } from '../../../components/link.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { Marked } from '../../../components/marked.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useThread } from '../data/thread-context.tsx';
import { PostLine } from './post-line.tsx';
import type { usePanel } from './use-panel.ts';

interface FindDialogProps {
  panel: ReturnType<typeof usePanel>;
}

/** Looks for words in the open thread. */
export function FindDialog({ panel }: FindDialogProps) {
  const texts = useTexts('forum/within').find;
  const [words, setWords] = useState(panel.q ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = words.trim();
    if (q.length >= SEARCH_MIN_LENGTH) void panel.ask(q);
  };
  return (
    <Dialog isOpen onClose={panel.close} title={texts.title()} placement="sheet" size="lg">
      <Form role="search" onSubmit={submit}>
        <SearchInput
          name="q"
          ref={focusFirst}
          aria-label={texts.label()}
          enterKeyHint="search"
          maxLength={SEARCH_MAX_LENGTH}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="submit">{texts.submit()}</Button>
      </Form>
      {panel.q === undefined ? (
        <Muted>{texts.hint()}</Muted>
      ) : (
        <Found q={panel.q} onLeave={panel.leave} />
      )}
    </Dialog>
  );
}

function Found({ q, onLeave }: { q: string; onLeave: () => void }) {
  const texts = useTexts('forum/within').find;
  const { thread } = useThread();
  const list = trpc.forum.within.find.useInfiniteQuery(
    { threadId: thread.id, q },
    { getNextPageParam: (page) => page.nextCursor, retry: false },
  );
  const posts = list.data?.pages.flatMap(({ items }) => items);
  return (
    <>
      <Muted role="status">
        {list.isPending ? texts.searching() : null}
        {posts ? sayHowMany(texts, posts.length, list.hasNextPage) : null}
      </Muted>
      {list.isLoadingError ? <FormError>{texts.failed()}</FormError> : null}
      <Posts>
        {posts?.map(({ content, marks, ...post }) => (
          <PostLine key={post.number} post={post} onFollow={onLeave}>
            <Marked text={content} marks={marks} />
          </PostLine>
        ))}
      </Posts>
      <LoadMore list={list} label={texts.more()} failed={texts.failed()} />
      {list.isPending ? null : (
        <Muted>
          <TextLink to="/search" search={{ q, category: 'forum' }}>
            {texts.everywhere()}
          </TextLink>
        </Muted>
      )}
    </>
  );
}

/** The attribute works when the dialog opens, which is right after this; React's `autoFocus` doesn't. */
const focusFirst = (field: HTMLElement | null) => field?.setAttribute('autofocus', '');

type Texts = ReturnType<typeof useTexts<'forum/within'>>['find'];

function sayHowMany(texts: Texts, count: number, isMore: boolean): string {
  if (count > 0) return isMore ? texts.atLeast({ count }) : texts.count({ count });
  return isMore ? texts.notYet() : texts.nothing();
}

const Form = chakra('form', {
  base: { display: 'flex', gap: '2', '& > div': { flex: '1', minWidth: '0' } },
});
const Posts = chakra('ol', { base: { listStyle: 'none' } });
