import { chakra } from '@chakra-ui/react';
import type { PartyKind } from '@oche/darts/party/catalog';
import type { ReactNode } from 'react';
import { colorVar } from '../../../theme/svg.ts';

const RED = colorVar('board.red');
const GREEN = colorVar('board.green');
const TAPE = colorVar('tape');

/** What each game looks like on a slate. */
const SIGNS: Readonly<Record<PartyKind, ReactNode>> = {
  killer: (
    <>
      <circle cx="32" cy="32" r="18" fill={GREEN} />
      <circle cx="32" cy="32" r="8" fill={RED} />
      <g fill="none" stroke={TAPE} strokeWidth="2.5" strokeLinecap="round">
        <circle cx="32" cy="32" r="23" />
        <path d="M32 3v14M32 47v14M3 32h14M47 32h14" />
      </g>
    </>
  ),
};

/** The sign of a game: a small slate. Decoration; its name stands beside it. */
export function PartySign({ kind }: { kind: PartyKind }) {
  return (
    <Slate viewBox="0 0 64 64" aria-hidden="true">
      {SIGNS[kind]}
    </Slate>
  );
}

const Slate = chakra('svg', {
  base: {
    flexShrink: '0',
    width: '16',
    height: '16',
    bg: 'board.surround',
    borderBottom: '3px solid {colors.board.red}',
  },
});
