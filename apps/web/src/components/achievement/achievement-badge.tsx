import { chakra } from '@chakra-ui/react';
import {
  type AchievementFamily,
  type AchievementKind,
  achievements,
} from '@oche/validators/statistics/limits';
import type { ReactNode } from 'react';
import { colorVar, displayType } from '../../theme/svg.ts';
import { sectorPath } from '../board/board-geometry.ts';

/** What is written on the badge. */
const INSCRIPTIONS: Record<AchievementKind, string> = {
  firstMaximum: '180',
  nineMarks: '9',
  finish100: '100',
  finish130: '130',
  finish150: '150',
  bigFish: '170',
  leg18: '18',
  leg15: '15',
  leg12: '12',
  nineDarter: '9',
  bullFinish: 'BULL',
  madhouse: 'D1',
  shanghai: 'SDT',
  average60: '60',
  average80: '80',
  average100: '100',
  firstWin: '1',
  tenWins: '10',
  hundredGames: '100',
};

interface BadgeProps {
  kind: AchievementKind;
  /** others are drawn in wire alone */
  isAchieved: boolean;
}

/** A small round board: its ring of doubles, the family's drawing, and the number that it is about. */
export function AchievementBadge({ kind, isAchieved }: BadgeProps) {
  const family = achievements[kind];
  const [red, green] = isAchieved ? ['board-red', 'board-green'] : ['border', 'bg-sunken'];
  const chalk = colorVar(isAchieved ? 'board-chalk' : 'fg-muted');
  return (
    <Svg viewBox="-60 -60 120 120" aria-hidden="true">
      <circle r="59" fill={colorVar(isAchieved ? 'board-surround' : 'bg-raised')} />
      <path d={RIM_RED} fill={colorVar(red ?? '')} />
      <path d={RIM_GREEN} fill={colorVar(green ?? '')} />
      <circle
        r="48"
        fill="none"
        stroke={colorVar(isAchieved ? 'board-wire' : 'border-strong')}
        strokeWidth="1.5"
      />
      <g
        fill="none"
        stroke={isAchieved ? colorVar('tape') : colorVar('border-strong')}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {MOTIFS[family]}
      </g>
      <text
        y="14"
        fill={chalk}
        style={displayType(INSCRIPTIONS[kind].length > 3 ? 26 : 36, 800)}
        dominantBaseline="central"
      >
        {INSCRIPTIONS[kind]}
      </text>
    </Svg>
  );
}

const rim = (parity: number) =>
  Array.from({ length: 20 }, (_, index) =>
    index % 2 === parity ? sectorPath(index * 18 - 9, index * 18 + 9, 48, 57) : '',
  ).join('');
const RIM_RED = rim(0);
const RIM_GREEN = rim(1);

/** Above the number, between 40 and 10 above the middle. */
const MOTIFS: Record<AchievementFamily, ReactNode> = {
  // three darts in one treble
  maximum: (
    <path d="M-10 -12L-16 -34M0 -12V-38M10 -12L16 -34M-20 -32L-13 -36M-4 -39H4M13 -36L20 -32" />
  ),
  // a tick on the slate
  finish: <path d="M-14 -26L-4 -15L16 -37" />,
  // three darts side by side
  leg: <path d="M-13 -13V-37M0 -13V-37M13 -13V-37M-17 -37H-9M-4 -37H4M9 -37H17" />,
  // the wedge with its double
  double: <path d="M-15 -37Q0 -41 15 -37L13 -29Q0 -33 -13 -29ZM-13 -29L-5 -12M13 -29L5 -12" />,
  // a pointer on its arc
  average: <path d="M-19 -17A20 20 0 0 1 19 -17M0 -15L10 -30" />,
  // a cup
  win: (
    <path d="M-11 -38H11V-29A11 11 0 0 1 -11 -29ZM-11 -35H-18Q-17 -26 -10 -25M11 -35H18Q17 -26 10 -25M0 -18V-12M-7 -12H7" />
  ),
  // a tally in chalk
  games: <path d="M-12 -37V-14M-4 -37V-14M4 -37V-14M12 -37V-14M-18 -18L18 -33" />,
};

const Svg = chakra('svg', { base: { width: '5.5rem', height: '5.5rem', flexShrink: '0' } });
