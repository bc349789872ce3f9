import { chakra } from '@chakra-ui/react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';

interface NumberQuestionProps {
  title: string;
  choices: readonly number[];
  onChoose: (choice: number) => void;
  onClose: () => void;
}

/** One tap between a visit and the next: how many darts it was. */
export function NumberQuestion({ title, choices, onChoose, onClose }: NumberQuestionProps) {
  return (
    <Dialog isOpen title={title} size="sm" placement="sheet" onClose={onClose}>
      <Choices>
        {choices.map((choice) => (
          <Button
            key={choice}
            variant="outline"
            minHeight="16"
            fontSize="2xl"
            onClick={() => onChoose(choice)}
          >
            {choice}
          </Button>
        ))}
      </Choices>
    </Dialog>
  );
}

const Choices = chakra('div', {
  base: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: '2' },
});
