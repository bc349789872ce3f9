import { chakra } from '@chakra-ui/react';

const RINGS = [
  ['{colors.board.red}', '{colors.board.green}'],
  ['{colors.board.green}', '{colors.board.chalk}'],
  ['{colors.board.red}', '{colors.board.chalk}'],
  ['{colors.tape}', '{colors.board.red}'],
] as const;

interface CrestProps {
  club: { id: number; name: string };
  size?: 'md' | 'lg' | 'xl';
}

/**
 * A club's crest: its letters in the middle of a board whose beds are turned and coloured as no other club's
 * nearby. It is decoration, as the name is beside it.
 */
export function Crest({ club: { id, name }, size = 'md' }: CrestProps) {
  const [one, other] = RINGS[id % RINGS.length] ?? RINGS[0];
  const turn = (id * 7) % 18;
  return (
    <Ring
      size={size}
      aria-hidden="true"
      backgroundImage={`repeating-conic-gradient(from ${turn}deg, ${one} 0 18deg, ${other} 18deg 36deg)`}
    >
      <Middle>{lettersOf(name)}</Middle>
    </Ring>
  );
}

/** Letters that a name is known by: DC Kölsche Pfeile is KP, Bullseye is B. */
function lettersOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  const own = words.filter((word) => !/^[A-ZÄÖÜ]{2,4}$/.test(word));
  const letters = (own.length > 0 ? own : words).slice(0, 2).map(([first = '']) => first);
  return letters.join('').toLocaleUpperCase('de') || '?';
}

const Ring = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    borderRadius: 'full',
    outline: '2px solid {colors.board.black}',
    userSelect: 'none',
  },
  variants: {
    size: {
      md: { width: '12', height: '12', padding: '1.5', fontSize: 'md' },
      lg: { width: '16', height: '16', padding: '2', fontSize: 'xl' },
      xl: {
        width: { base: '20', md: '28' },
        height: { base: '20', md: '28' },
        padding: { base: '2.5', md: '3' },
        fontSize: { base: '2xl', md: '4xl' },
      },
    },
  },
});
const Middle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    height: 'full',
    borderRadius: 'full',
    bg: 'board.black',
    color: 'board.chalk',
    fontFamily: 'display',
    fontWeight: 'heavy',
    lineHeight: '1',
    outline: '1px solid {colors.board.wire}',
  },
});
