import { chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { ButtonLink } from '../../../components/button.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useThread } from '../data/thread-context.tsx';
import type { Extend, Side } from '../data/use-thread-window.ts';

interface MorePostsProps {
  side: Side;
  cursor: string;
  extend: Extend;
}

/** Loads more of the thread into the page. Without script it is a link to that part. */
export function MorePosts({ side, cursor, extend }: MorePostsProps) {
  const { thread: texts } = useTexts('forum');
  const { texts: words } = useUi();
  const { thread } = useThread();
  const isLoading = extend.isPending && extend.variables === side;
  const isPrevious = side === 'previous';
  const Sign = isPrevious ? ChevronUp : ChevronDown;
  return (
    <Bar>
      <ButtonLink
        to="/forum/thread/$id"
        params={{ id: String(thread.id) }}
        search={isPrevious ? { before: cursor } : { cursor }}
        preload={false}
        variant="outline"
        aria-busy={isLoading}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          if (!extend.isPending) extend.mutate(side);
        }}
      >
        <Sign aria-hidden="true" />
        {isLoading ? words.loading : isPrevious ? texts.earlier() : texts.later()}
      </ButtonLink>
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'center',
    paddingBlock: '5',
    borderTopWidth: '1px',
  },
});
