import type { OwnSetAttribute } from '@oche/validators/market-limits';
import { Target } from 'lucide-react';
import { Badge } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** On the card of an ad: that it fits what the member plays, and in what. */
export function FitsMark({ fits }: { fits: readonly OwnSetAttribute[] | null }) {
  const texts = useTexts('market/own-set');
  const words = useTexts('market/words');
  if (!fits) return null;
  return (
    <Badge tone="positive" title={fits.map((name) => words.attribute[name]()).join(', ')}>
      <Target aria-hidden="true" size="1em" /> {texts.fits()}
    </Badge>
  );
}
