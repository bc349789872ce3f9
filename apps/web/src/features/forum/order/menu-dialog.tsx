import { chakra } from '@chakra-ui/react';
import { ArrowRightLeft, History, ListChecks, Merge } from 'lucide-react';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { OpenTool } from './open-tool.ts';

/** What can be done with the thread and its posts. */
export function MenuDialog({ onChoose }: { onChoose: (tool: OpenTool) => void }) {
  const { choose, menu: texts } = useTexts('forum/order');
  const tools = [
    { tool: 'select', Icon: ListChecks, label: texts.select(), text: texts.selectText() },
    { tool: 'merge', Icon: Merge, label: texts.merge(), text: texts.mergeText() },
    { tool: 'move', Icon: ArrowRightLeft, label: texts.move(), text: texts.moveText() },
    { tool: 'recent', Icon: History, label: texts.recent(), text: texts.recentText() },
  ] as const;
  return (
    <Dialog isOpen size="sm" placement="sheet" title={choose()} onClose={() => onChoose(null)}>
      <List>
        {tools.map(({ tool, Icon, label, text }) => (
          <li key={tool}>
            <Choice type="button" onClick={() => onChoose(tool)}>
              <Icon aria-hidden="true" />
              <span>
                <strong>{label}</strong>
                <small>{text}</small>
              </span>
            </Choice>
          </li>
        ))}
      </List>
    </Dialog>
  );
}

const List = chakra('ul', {
  base: { listStyle: 'none', '& li + li': { borderTopWidth: '1px' } },
});
const Choice = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    width: 'full',
    minHeight: '14',
    paddingBlock: '2',
    textAlign: 'start',
    cursor: 'pointer',
    '& svg': { flexShrink: '0', width: '5', height: '5', color: 'accent' },
    '& span': { display: 'grid' },
    '& strong': { textStyle: 'label' },
    '& small': { textStyle: 'small', color: 'fg.muted' },
    _hover: { bg: 'bg.sunken' },
  },
});
