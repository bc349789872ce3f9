import { chakra } from '@chakra-ui/react';
import { linkedId, linkedIds } from '../../../lib/linked-ids.ts';
import { GameCard } from './game-card.tsx';
import { useCard } from './use-cards.ts';

interface LinkedGameProps {
  /** a member's text */
  content: string;
  /** all texts of the page, so that their games are asked for together */
  contents: readonly string[];
}

/**
 * The first game that a text links, as it stands. Nothing for one that doesn't exist or isn't for
 * this reader.
 */
export function LinkedGame({ content, contents }: LinkedGameProps) {
  const id = linkedId('games', content, location.origin);
  const card = useCard(id, linkedIds('games', contents, location.origin));
  return card ? (
    <Below>
      <GameCard card={card} titleAs="p" />
    </Below>
  ) : null;
}

const Below = chakra('div', { base: { marginTop: '4', maxWidth: '26rem' } });
