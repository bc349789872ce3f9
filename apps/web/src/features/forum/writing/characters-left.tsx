import { POST_MAX_LENGTH } from '@oche/validators/forum/limits';
import type { ReactNode } from 'react';
import { Figure } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** From which length on the writer is told how much is left. */
const SAID_FROM = POST_MAX_LENGTH - 1000;

/** @returns how much more can be written, or null as long as nobody needs to know */
export function useCharactersLeft(text: string): ReactNode {
  const texts = useTexts('forum');
  if (text.length < SAID_FROM) return null;
  const left = POST_MAX_LENGTH - text.trim().length;
  if (left >= 0) return texts.characters({ count: left });
  return <Figure color="danger">{texts.charactersOver({ count: -left })}</Figure>;
}
