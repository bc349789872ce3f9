import { chakra } from '@chakra-ui/react';
import type { Reordering } from '@oche/validators/forum/order/schemas';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useSheetHistory } from '../../../components/dialog/use-sheet-history.ts';
import { FormError } from '../../../components/form/form.tsx';
import { Muted, Small } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { PostLink } from '../data/post-link.tsx';
import { useDoneText, useUndo } from './use-ordered.ts';

/** What was split, merged and moved of late, by whom, and what of it can be undone. */
export function RecentDialog({ onClose }: { onClose: () => void }) {
  const { recent: texts } = useTexts('forum/order');
  const close = useSheetHistory(true, onClose);
  const { data, isError } = trpc.forum.order.list.useQuery(undefined, { staleTime: 0 });
  return (
    <Dialog isOpen size="md" placement="sheet" title={texts.title()} onClose={close}>
      {isError ? <FormError>{texts.failed()}</FormError> : null}
      {data?.items.length === 0 ? <Muted>{texts.empty()}</Muted> : null}
      <List>
        {data?.items.map((reordering) => (
          <Item key={reordering.id} reordering={reordering} onGone={onClose} />
        ))}
      </List>
    </Dialog>
  );
}

function Item({ reordering, onGone }: { reordering: Reordering; onGone: () => void }) {
  const { recent: texts, done } = useTexts('forum/order');
  const textOf = useDoneText();
  const undo = useUndo();
  const { id, place, movedAt, movedBy, undoUntil, isUndone } = reordering;
  return (
    <li data-undone={isUndone || undefined}>
      <div>
        <PostLink threadId={place.threadId} number={place.number}>
          {textOf(reordering)}
        </PostLink>
        <Small>
          <Time value={movedAt} /> {texts.by({ name: fullName(movedBy) })}
          {isUndone ? ` · ${texts.isUndone()}` : null}
        </Small>
      </div>
      {undoUntil ? (
        <Button
          size="sm"
          variant="outline"
          disabled={undo.isPending}
          onClick={() => undo.mutate({ id }, { onSuccess: onGone })}
        >
          {done.undo()}
        </Button>
      ) : null}
    </li>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      paddingBlock: '3',
      borderTopWidth: '1px',
      overflowWrap: 'anywhere',
    },
    '& li > div': { flex: '1 1 14rem' },
    '& [data-undone] a': { textDecoration: 'line-through' },
  },
});
