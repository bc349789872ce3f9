import { POST_MAX_LENGTH } from '@oche/validators/forum/limits';
import { Figure } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** How much more can be written. */
export function CharactersLeft({ text }: { text: string }) {
  const texts = useTexts('forum');
  const left = POST_MAX_LENGTH - text.trim().length;
  if (left >= 0) return texts.characters({ count: left });
  return <Figure color="danger">{texts.charactersOver({ count: -left })}</Figure>;
}
