import { chakra } from '@chakra-ui/react';
import { SELECTED_POSTS_MAX } from '@oche/validators/forum/order/limits';
import { X } from 'lucide-react';
import { Button, IconButton } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { SelectionStore } from './selection.ts';

interface SelectionBarProps {
  store: SelectionStore;
  onSplit: () => void;
  onMove: () => void;
  onEnd: () => void;
}

/** What can be done with the selected posts, at the lower edge where thumbs are. */
export function SelectionBar({ store, onSplit, onMove, onEnd }: SelectionBarProps) {
  const { selection: texts } = useTexts('forum/order');
  const count = store.use(({ ids }) => ids.length);
  const isFull = store.use((selection) => selection.isFull);
  const isEmpty = count === 0;
  return (
    <Bar
      role="group"
      aria-label={texts.bar()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEnd();
      }}
    >
      <output>
        {isFull
          ? texts.full({ count: SELECTED_POSTS_MAX })
          : isEmpty
            ? texts.none()
            : texts.count({ count })}
      </output>
      <Buttons>
        <Button size="sm" disabled={isEmpty} onClick={onSplit}>
          {texts.split()}
        </Button>
        <Button size="sm" variant="outline" disabled={isEmpty} onClick={onMove}>
          {texts.move()}
        </Button>
        <IconButton size="sm" variant="ghost" label={texts.end()} onClick={onEnd}>
          <X aria-hidden="true" />
        </IconButton>
      </Buttons>
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '4',
    marginInline: 'auto',
    maxWidth: '40rem',
    bottom: {
      base: 'calc({spacing.16} + var(--dock, 0px) + var(--bar, 0px))',
      md: 'calc({spacing.4} + var(--dock, 0px) + var(--bar, 0px))',
    },
    zIndex: 'overlay',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    paddingInline: '3',
    paddingBlock: '2',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderInlineStart: '6px solid {colors.accent.solid}',
    boxShadow: 'overlay',
    '& output': { flex: '1 1 10rem', textStyle: 'label' },
  },
});
const Buttons = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2' } });
