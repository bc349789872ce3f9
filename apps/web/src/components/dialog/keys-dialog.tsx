import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

interface KeysDialogProps {
  title: string;
  /** keys, and what they do */
  keys: readonly (readonly [string, string])[];
  onClose: () => void;
  /** below the keys */
  children?: ReactNode;
}

/** Which keys there are. */
export function KeysDialog({ title, keys, onClose, children }: KeysDialogProps) {
  return (
    <Dialog isOpen title={title} size="sm" onClose={onClose}>
      <List>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </List>
      {children}
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
