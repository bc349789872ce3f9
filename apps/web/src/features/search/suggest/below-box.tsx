import { chakra } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { LastSearches } from './last-searches.tsx';
import { type ListedSuggestions, Suggestions } from './suggestions.tsx';

interface BelowBoxProps extends ListedSuggestions {
  /** null for a visitor */
  memberId: string | null;
  box: RefObject<HTMLInputElement | null>;
}

/** Below the navigation's box: the last searches while it is empty, then what might be meant. */
export function BelowBox({ memberId, box, ...listed }: BelowBoxProps) {
  return (
    <Panel>
      {listed.term.trim() === '' ? (
        <LastSearches memberId={memberId} box={box} onLeave={listed.onLeave} />
      ) : (
        <Suggestions {...listed} />
      )}
    </Panel>
  );
}

const Panel = chakra('div', {
  base: {
    width: 'full',
    maxWidth: '52rem',
    marginInline: 'auto',
    paddingTop: '2',
    maxHeight: 'calc(100dvh - 12rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    _empty: { display: 'none' },
  },
});
