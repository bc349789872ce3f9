import { chakra } from '@chakra-ui/react';
import type { PartyKind } from '@oche/darts/party/catalog';
import type { ReactNode } from 'react';
import { colorVar, displayType } from '../../../theme/svg.ts';

const CHALK = colorVar('board.chalk');
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
  cricket: (
    <g fill="none" stroke={CHALK} strokeWidth="4" strokeLinecap="round">
      <path d="M18 12 8 24M34 12 24 24M24 12l10 12M56 12 46 24M46 12l10 12" />
      <circle cx="51" cy="18" r="10" stroke={TAPE} strokeWidth="3" />
      <path d="M8 38h48" strokeWidth="2" />
      <path d="M18 44 8 56M34 44 24 56M24 44l10 12" />
    </g>
  ),
  x01: (
    <text x="32" y="45" fill={CHALK} style={displayType(38, 800)}>
      501
    </text>
  ),
  gotcha: (
    <>
      <text x="32" y="30" fill={CHALK} style={displayType(24, 800)}>
        301
      </text>
      <g fill="none" stroke={TAPE} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M50 38a14 14 0 0 1-14 14H16" />
        <path d="m24 44-8 8 8 8" stroke={RED} />
      </g>
    </>
  ),
  baseball: (
    <>
      <path d="M32 8 56 32 32 56 8 32Z" fill="none" stroke={CHALK} strokeWidth="3" />
      <path d="M32 4l5 5-5 5-5-5ZM60 32l-5 5-5-5 5-5ZM14 32l-5 5-5-5 5-5Z" fill={CHALK} />
      <path d="m32 48 6 4v6H26v-6Z" fill={TAPE} />
      <circle cx="32" cy="32" r="5" fill={GREEN} />
    </>
  ),
  shootOut: (
    <>
      <text x="32" y="46" fill={CHALK} style={displayType(48, 800)}>
        9
      </text>
      <g stroke={TAPE} strokeWidth="3" strokeLinecap="round">
        <path d="M10 14v10M10 29v10M10 44v10M54 14v10M54 29v10M54 44v10" />
      </g>
    </>
  ),
  follow: (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M12 52 52 12" stroke={TAPE} strokeWidth="3" strokeDasharray="2 7" />
      <circle cx="14" cy="50" r="8" fill={GREEN} stroke={CHALK} strokeWidth="2" />
      <circle cx="32" cy="32" r="8" fill={RED} stroke={CHALK} strokeWidth="2" />
      <path d="M38 12h14v14" stroke={CHALK} strokeWidth="4" />
    </g>
  ),
  ticTacToe: (
    <g fill="none" strokeWidth="4" strokeLinecap="round">
      <path d="M23 8v48M41 8v48M8 23h48M8 41h48" stroke={CHALK} strokeWidth="2.5" />
      <path d="m10 10 8 8m0-8-8 8M28 28l8 8m0-8-8 8" stroke={RED} />
      <circle cx="50" cy="32" r="5" stroke={GREEN} />
      <path d="m46 46 8 8m0-8-8 8" stroke={RED} />
    </g>
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
