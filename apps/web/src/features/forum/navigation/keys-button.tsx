import { Keyboard } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** Shows which keys there are in a thread, where there is a keyboard. */
export function KeysButton({ onClick }: { onClick: () => void }) {
  const { keys } = useTexts('forum/reading');
  return (
    <Button
      size="sm"
      variant="ghost"
      shape="icon"
      aria-label={keys.title()}
      title={keys.title()}
      onClick={onClick}
    >
      <Keyboard aria-hidden="true" />
    </Button>
  );
}
