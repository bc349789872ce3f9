import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Anchor } from '../../../components/link.tsx';
import { Label } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useThread } from '../data/thread-context.tsx';
import { LinkInThread } from '../post/link-in-thread.tsx';
import { threadOf, titleWords } from './title-words.ts';

/** Whoever reads on for a while needs nothing newer. */
const KEPT = { staleTime: 10 * 60_000 } as const;
/** How many threads are named; some of what is found is of the thread itself, or of the same one. */
const RELATED = 4;
const FOUND = 12;
const LOUNGES = 3;

/**
 * In the margin of a wide screen: the answers that readers liked most, what else the forum says about it, and lounges
 * where the title names a place. It comes when everything else is there, and what fails to come isn't missed.
 */
export function ThreadBeside() {
  const { thread } = useThread();
  const { data: best = [] } = trpc.forum.reading.best.useQuery({ threadId: thread.id }, KEPT);
  const related = useRelated(thread.id, thread.title);
  const lounges = useLounges(thread.title);
  const texts = useTexts('forum/beside');
  if (best.length + related.length + lounges.length === 0) return null;
  return (
    <Margin aria-label={texts.label()}>
      <div>
        {best.length > 0 ? (
          <Part title={texts.best()}>
            {best.map(({ number, snippet, author, score }) => (
              <li key={number}>
                <LinkInThread number={number} variant="plain">
                  {snippet}
                </LinkInThread>
                <small>{texts.by({ name: fullName(author), count: score })}</small>
              </li>
            ))}
          </Part>
        ) : null}
        {related.length > 0 ? (
          <Part title={texts.related()}>
            {related.map(({ id, title, category }) => (
              <li key={id}>
                <Anchor href={`/forum/thread/${id}`} variant="plain">
                  {title}
                </Anchor>
                {category ? <small>{category}</small> : null}
              </li>
            ))}
          </Part>
        ) : null}
        {lounges.length > 0 ? (
          <Part title={texts.lounges()}>
            {lounges.map(({ id, title, url, location }) => (
              <li key={id}>
                <Anchor href={url} variant="plain">
                  {title}
                </Anchor>
                {location ? <small>{location}</small> : null}
              </li>
            ))}
          </Part>
        ) : null}
      </div>
    </Margin>
  );
}

/** Other threads with the title's most telling word; with the next one where that is rare. */
function useRelated(threadId: number, title: string) {
  const [first, second] = titleWords(title);
  const find = (q: string | undefined, isWanted: boolean) =>
    trpc.search.find.useQuery(
      { q: q ?? '', category: 'forum', asTyped: true, limit: FOUND },
      { ...KEPT, enabled: isWanted && q !== undefined },
    );
  const { data, isFetched } = find(first, true);
  const ofFirst = othersAmong(data?.items ?? [], threadId);
  const { data: more } = find(second, isFetched && ofFirst.length < 2);
  const all = [...ofFirst, ...othersAmong(more?.items ?? [], threadId)];
  return [...new Map(all.map((each) => [each.id, each])).values()].slice(0, RELATED);
}

interface FoundThread {
  url: string;
  title: string;
  category: string | null;
}

function othersAmong(items: readonly FoundThread[], threadId: number) {
  return items.flatMap(({ url, title, category }) => {
    const id = threadOf(url);
    return id === undefined || id === threadId ? [] : { id, title, category };
  });
}

/** Lounges of the place that a title names. */
function useLounges(title: string) {
  const { data } = trpc.search.find.useQuery({ q: title, category: 'lounges', limit: 1 }, KEPT);
  const place = data?.understood.find(({ role }) => role === 'place')?.place ?? undefined;
  const { data: found } = trpc.search.find.useQuery(
    { q: place ?? '', category: 'lounges', limit: LOUNGES },
    { ...KEPT, enabled: place !== undefined },
  );
  return found && !found.isLoose ? found.items : [];
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Label as="h2">{title}</Label>
    <ul>{children}</ul>
  </section>
);

/** At the other side of the column than the places of a long thread. */
const Margin = chakra('aside', {
  base: {
    position: 'absolute',
    top: '0',
    bottom: '0',
    insetInlineEnd: 'calc(100% + {spacing.8})',
    width: '14rem',
    _print: { display: 'none' },
    '& > div': {
      position: 'sticky',
      top: '24',
      maxHeight: 'calc(100dvh - 8rem)',
      overflowY: 'auto',
      paddingBottom: '2',
    },
    '& section + section': { marginTop: '6' },
    '& h2': {
      paddingBottom: '2',
      borderBottom: '3px double {colors.border.strong}',
    },
    '& ul': { listStyle: 'none' },
    '& li': { paddingBlock: '2', borderBottom: '1px solid {colors.border}' },
    '& a': { display: 'block', textStyle: 'small', color: 'fg', overflowWrap: 'anywhere' },
    '& small': { display: 'block', textStyle: 'small', color: 'fg.muted', fontSize: 'xs' },
  },
});
