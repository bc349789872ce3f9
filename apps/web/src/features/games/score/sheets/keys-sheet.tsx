import { chakra } from '@chakra-ui/react';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useTexts } from '../../../../i18n/react.tsx';

/** Which keys there are. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const { keys: texts } = useTexts('games/score');
  const list = [
    ['0 – 9', texts.digits()],
    ['↵', texts.enter()],
    ['⌫', texts.backspace()],
    ['U', texts.undo()],
    ['B', texts.bust()],
    ['M', texts.mode()],
    ['D, T', texts.ring()],
    ['V', texts.visits()],
    ['?', texts.help()],
  ] as const;
  return (
    <Dialog isOpen title={texts.title()} size="sm" onClose={onClose}>
      <List>
        {list.map(([key, meaning]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </List>
    </Dialog>
  );
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2',
    '& div': { display: 'grid', gridTemplateColumns: '4.5rem 1fr', alignItems: 'baseline' },
    '& dt': { textStyle: 'number', fontSize: 'lg' },
  },
});
