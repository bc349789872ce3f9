import { chakra } from '@chakra-ui/react';
import type { ReactionKind } from '@oche/validators/forum/reading-limits';
import type { ReactNode } from 'react';

/** Drawn for a field of 20 by 20; red and green are those of the beds. */
const drawings: Record<ReactionKind, ReactNode> = {
  bullseye: (
    <>
      <circle cx="10" cy="10" r="9" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="10" cy="10" r="5.8" className="green" />
      <circle cx="10" cy="10" r="2.8" className="red" />
    </>
  ),
  maximum: (
    <text x="10" y="15" textAnchor="middle" textLength="19" lengthAdjust="spacingAndGlyphs">
      180
    </text>
  ),
  'good-darts': (
    <>
      <path d="M19 1 11.5 8.5" fill="none" stroke="currentColor" strokeWidth="1.4" />
      <path d="m13 5.4 1.6 1.6-6.2 6.2-1.6-1.6z" fill="currentColor" />
      <path d="M7.4 12.6 3 13.2 1 17l3.2-.2z" className="red" />
      <path d="M7.4 12.6 6.8 17 3 19l.2-3.2z" className="green" />
    </>
  ),
  round: (
    <>
      <path d="M4 7h9v11.2H4z" className="amber" />
      <path
        d="M4 7h9v11.2H4zm9 2.2h2.2a1.8 1.8 0 0 1 1.8 1.8v2.6a1.8 1.8 0 0 1-1.8 1.8H13"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <path
        d="M3.2 7.4A2.4 2.4 0 0 1 5 3.6a3 3 0 0 1 5.4-.8 2.6 2.6 0 0 1 3.4 4.6z"
        className="foam"
      />
    </>
  ),
  'bounce-out': (
    <>
      <path d="M18 2v16" fill="none" stroke="currentColor" strokeWidth="2.4" />
      <path
        d="M15.5 6.5C10 5 5.5 8 4.4 14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="2.4 1.8"
      />
      <path d="m1.2 13.2 3 5.4 3.4-4.6z" className="red" />
    </>
  ),
  madhouse: (
    <text x="10" y="15" textAnchor="middle" textLength="16" lengthAdjust="spacingAndGlyphs">
      D1
    </text>
  ),
};

/** The sign of a kind of reactions; its name stands beside it, or is told otherwise. */
export const ReactionGlyph = ({ kind }: { kind: ReactionKind }) => (
  <Drawing viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    {drawings[kind]}
  </Drawing>
);

const Drawing = chakra('svg', {
  base: {
    flexShrink: '0',
    width: '1.25rem',
    height: '1.25rem',
    '& text': {
      fill: 'currentColor',
      fontFamily: 'display',
      fontWeight: 'heavy',
      fontSize: '15px',
    },
    '& .red': { fill: 'accent' },
    '& .green': { fill: 'positive' },
    '& .amber': { fill: 'warning.solid' },
    '& .foam': { fill: 'board.chalk', stroke: 'currentColor', strokeWidth: '1.2' },
  },
});
