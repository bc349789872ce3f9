import { chakra } from '@chakra-ui/react';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/react.tsx';

interface MarkedBarProps {
  count: number;
  onMove: () => void;
  onUnmark: () => void;
}

/** What can be done with the threads that are marked. */
export function MarkedBar({ count, onMove, onUnmark }: MarkedBarProps) {
  const texts = useTexts('forum/admin');
  const { list: words } = useTexts('admin');
  return (
    <Bar role="group" aria-label={words.marked({ count })}>
      <strong>{words.marked({ count })}</strong>
      <Button size="sm" onClick={onMove}>
        {texts.move()}
      </Button>
      <Button size="sm" variant="ghost" onClick={onUnmark}>
        {words.unmark()}
      </Button>
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    top: '2',
    zIndex: '1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginBottom: '2',
    paddingInline: '3',
    paddingBlock: '2',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderInlineStart: '6px solid {colors.accent.solid}',
  },
});
