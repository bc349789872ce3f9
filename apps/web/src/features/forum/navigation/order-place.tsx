import { chakra } from '@chakra-ui/react';
import { POST_ORDERS, type PostOrder } from '@oche/validators/forum/reading-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { type ThreadPlace, threadWindowQuery, threadWindowsKey } from '../data/forum-queries.ts';
import { postAnchor } from '../data/post-link.tsx';
import { useThread } from '../data/thread-context.tsx';
import { windowOf } from '../data/thread-window.ts';
import { postInView } from './post-in-view.ts';

interface OrderPlaceProps {
  order: PostOrder;
  /** members choose it; visitors read in the order of the answers */
  isOffered: boolean;
  children: ReactNode;
}

/** How the posts follow each other, a way to choose it, and other tools, at the head of the answers. */
export function OrderPlace({ order, isOffered, children }: OrderPlaceProps) {
  const texts = useTexts('forum/reading');
  const showFailure = useFailureToast();
  const choose = useChooseOrder();
  const shown = choose.isPending ? choose.variables : order;
  const place = usePlace();
  if (!place) return null;
  return createPortal(
    <Bar>
      {isOffered ? (
        <Group role="group" aria-label={texts.order.label()}>
          <Name aria-hidden="true">{texts.order.label()}</Name>
          {POST_ORDERS.map((one) => (
            <Choice
              key={one}
              size="sm"
              variant="outline"
              aria-pressed={one === shown}
              onClick={() => {
                if (one === shown) return;
                choose.mutate(one, {
                  onError: (error) => showFailure(error, texts.order.failed()),
                });
              }}
            >
              {texts.order[one]()}
            </Choice>
          ))}
        </Group>
      ) : null}
      {children}
    </Bar>,
    place,
  );
}

/** The place in the head of the answers; a thread without any has none. */
function usePlace(): Element | null {
  const { thread } = useThread();
  const [place, setPlace] = useState<Element | null>(null);
  const hasAnswers = thread.postCount > 1;
  useEffect(() => {
    setPlace(hasAnswers ? document.querySelector('[data-place=order]') : null);
  }, [hasAnswers]);
  return place;
}

/** Notes the order, and reads the part again that the reader is looking at. */
function useChooseOrder() {
  const { thread } = useThread();
  const { client } = trpc.useUtils();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (order: PostOrder) => {
      const threadId = thread.id;
      const number = postInView();
      const place: ThreadPlace = number > 1 ? { post: number } : {};
      await client.forum.reading.setOrder.mutate({ order });
      const page = await client.forum.post.list.query({ threadId, order, around: place.post });
      queries.setQueryData(threadWindowQuery(client, threadId, place).queryKey, windowOf(page));
      await navigate({
        to: '/forum/thread/$id',
        params: { id: String(threadId) },
        search: place,
        replace: true,
        resetScroll: false,
      });
      // parts in the old order are of no use any more
      queries.removeQueries({ queryKey: threadWindowsKey(threadId), type: 'inactive' });
      if (number > 1) {
        requestAnimationFrame(() =>
          document
            .getElementById(postAnchor(number))
            ?.scrollIntoView({ block: 'start', behavior: 'instant' }),
        );
      }
    },
  });
}

const Bar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1' },
});
const Group = chakra('div', { base: { display: 'flex', alignItems: 'center' } });
const Name = chakra('span', {
  base: {
    marginInlineEnd: '2',
    textStyle: 'small',
    color: 'fg.muted',
    display: { base: 'none', sm: 'inline' },
  },
});
/* two that stand together; the chosen one is filled */
const Choice = chakra(Button, {
  base: {
    borderRadius: '0',
    '& + &': { marginInlineStart: '-1px' },
    '&[aria-pressed=true]': {
      '&, &:hover': {
        '--ground': 'colors.bg.inverse',
        color: 'fg.inverse',
        borderColor: 'bg.inverse',
      },
    },
  },
});
