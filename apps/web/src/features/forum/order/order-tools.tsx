import { chakra } from '@chakra-ui/react';
import type { Post } from '@oche/validators/forum/schemas';
import { ListTree, Undo2 } from 'lucide-react';
import { type Dispatch, type SetStateAction, useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useMinute } from '../../../components/time/use-minute.ts';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { type PostMarkSlot, useThread } from '../data/thread-context.tsx';
import { minutesUntil } from '../post/minutes-until.ts';
import type { OpenTool } from './open-tool.ts';
import { PostMark } from './post-mark.tsx';
import { createSelection, NOTHING } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useDoneText, useUndo } from './use-ordered.ts';

const MenuDialog = lazyPart(async () => (await import('./menu-dialog.tsx')).MenuDialog);
const SplitDialog = lazyPart(async () => (await import('./split-dialog.tsx')).SplitDialog);
const IntoDialog = lazyPart(async () => (await import('./into-dialog.tsx')).IntoDialog);
const MoveDialog = lazyPart(async () => (await import('./move-dialog.tsx')).MoveDialog);
const RecentDialog = lazyPart(async () => (await import('./recent-dialog.tsx')).RecentDialog);

interface OrderToolsProps {
  posts: readonly Post[];
  /** what each post shows while posts are being selected */
  onMark: Dispatch<SetStateAction<PostMarkSlot | null>>;
}

/** How moderators bring order into a thread afterwards. */
export function OrderTools({ posts, onMark }: OrderToolsProps) {
  const texts = useTexts('forum/order');
  const [open, setOpen] = useState<OpenTool>(null);
  const store = useMemo(createSelection, []);
  const shown = useRef(posts);
  shown.current = posts;
  const selectable = () => shown.current.flatMap(({ id, number }) => (number > 1 ? id : []));
  const isSelecting = open === 'select' || open === 'split' || open === 'posts';

  const choose = (tool: OpenTool) => {
    setOpen(tool);
    if (tool !== 'select') return;
    const Mark: PostMarkSlot = ({ post }) => (
      <PostMark post={post} store={store} order={selectable} />
    );
    onMark(() => Mark);
  };
  const endSelection = () => {
    store.change(() => NOTHING);
    onMark(null);
    setOpen(null);
  };
  const close = () => setOpen(isSelecting ? 'select' : null);
  const ids = store.use((selection) => selection.ids);
  return (
    <>
      <Line>
        <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen('menu')}>
          <ListTree aria-hidden="true" />
          {texts.tools()}
        </Button>
        <Undoable />
      </Line>
      {isSelecting ? (
        <SelectionBar
          store={store}
          onSplit={() => setOpen('split')}
          onMove={() => setOpen('posts')}
          onEnd={endSelection}
        />
      ) : null}
      {open === 'menu' ? <MenuDialog onChoose={choose} /> : null}
      {open === 'split' ? <SplitDialog postIds={ids} onClose={close} /> : null}
      {open === 'posts' ? <IntoDialog postIds={ids} onClose={close} /> : null}
      {open === 'merge' ? <IntoDialog onClose={close} /> : null}
      {open === 'move' ? <MoveDialog onClose={close} /> : null}
      {open === 'recent' ? <RecentDialog onClose={close} /> : null}
    </>
  );
}

/** What was done with this thread and can be undone stands here as long as it can. */
function Undoable() {
  const { done: texts } = useTexts('forum/order');
  const { thread } = useThread();
  const textOf = useDoneText();
  const undo = useUndo();
  const minute = useMinute();
  const { data } = trpc.forum.order.list.useQuery(undefined, { staleTime: 60_000 });
  const latest = data?.items.find(
    ({ source, target, isUndone }) =>
      !isUndone && (source.id === thread.id || target.id === thread.id),
  );
  if (!latest?.undoUntil || minute === null) return null;
  const count = minutesUntil(latest.undoUntil, minute);
  if (count <= 0) return null;
  return (
    <Done>
      <span>
        {textOf(latest)} <small>{texts.minutes({ count })}</small>
      </span>
      <Button
        size="sm"
        variant="ghost"
        disabled={undo.isPending}
        onClick={() => undo.mutate({ id: latest.id })}
      >
        <Undo2 aria-hidden="true" />
        {texts.undo()}
      </Button>
    </Done>
  );
}

const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
});
const Done = chakra('div', {
  base: {
    flex: '1 1 16rem',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    paddingInline: '3',
    paddingBlock: '1.5',
    bg: 'positive.subtle',
    borderInlineStart: '4px solid {colors.positive.solid}',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    '& small': { color: 'fg.muted', whiteSpace: 'nowrap' },
  },
});
