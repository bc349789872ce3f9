import { Button, type ButtonProps } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAllHere } from './use-all-here.ts';

interface AllHereProps {
  id: number;
  variant?: ButtonProps['variant'];
}

/** Notes that everybody is there, instead of a tap for each. */
export function AllHere({ id, variant }: AllHereProps) {
  const { prepare } = useTexts('tournaments/run');
  const { isPending, mark } = useAllHere(id);
  return (
    <Button size="sm" variant={variant} disabled={isPending} onClick={mark}>
      {prepare.allHere()}
    </Button>
  );
}
