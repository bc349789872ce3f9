import { chakra } from '@chakra-ui/react';
import { type CSSProperties, useState } from 'react';
import { fullName, initials, type Named } from '../lib/person-name.ts';

interface AvatarProps {
  /** the whole name, from which the face is drawn that replaces a missing picture; its first letter is in the middle */
  name: string;
  /** in the middle instead of that letter, e.g. initials */
  letters?: string;
  /** address of the picture; if it is null or broken, the face is drawn */
  src?: string | null;
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

/** A member's picture in a wire ring, or a board of their own. It is decoration, as the name is beside it. */
export function Avatar({ name, letters, src, size = 'md' }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const isShown = src && src !== brokenSrc;
  return (
    <Ring size={size} aria-hidden="true" style={isShown ? undefined : faceOf(name)}>
      {isShown ? (
        <Picture
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBrokenSrc(src)}
          ref={(image: HTMLImageElement | null) => {
            if (hasFailed(image)) setBrokenSrc(src);
          }}
        />
      ) : (
        (letters ?? firstLetter(name))
      )}
    </Ring>
  );
}

interface PersonAvatarProps extends Pick<AvatarProps, 'src' | 'size'> {
  person: Named & { profileImageUrl?: string | null };
}

/** A member's picture, or their board with their initials. */
export const PersonAvatar = ({ person, src = person.profileImageUrl, size }: PersonAvatarProps) => (
  <Avatar name={fullName(person)} letters={initials(person)} src={src} size={size} />
);

/** Pictures of a server-rendered page may have failed before React was listening. */
const hasFailed = (image: HTMLImageElement | null) =>
  image?.complete === true && image.naturalWidth === 0 && image.currentSrc !== '';

function firstLetter(name: string): string {
  const [first = '?'] = name.trim();
  return first.toLocaleUpperCase('de');
}

const COLOURS = ['black', 'red', 'sisal', 'green'] as const;
/** how much of the circle a bed takes, in degrees */
const BEDS = [18, 36, 30] as const;

/** Draws a board that looks the same wherever this name stands: its beds, one that was hit, its middle. */
function faceOf(name: string): CSSProperties {
  let hash = 0;
  for (const letter of name.toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1e9;
  const pick = (count: number) => {
    const index = hash % count;
    hash = Math.floor(hash / count);
    return index;
  };
  const first = pick(4);
  const colour = (index: number) => `var(--${COLOURS[index % 4]})`;
  const bed = `${BEDS[pick(3)]}deg`;
  const second = first + 1 + pick(3);
  const [middle, letters] = pick(2) ? [0, 2] : [2, 0];
  return {
    color: colour(letters),
    backgroundImage: [
      `radial-gradient(closest-side, ${colour(middle)} 74%, transparent 75%)`,
      `conic-gradient(from ${pick(20) * 18}deg, var(--hit) ${bed}, transparent 0)`,
      `repeating-conic-gradient(${colour(first)} 0 ${bed}, ${colour(second)} 0 calc(2 * ${bed}))`,
    ].join(),
  };
}

const Ring = chakra('span', {
  base: {
    '--black': 'colors.board.black',
    '--red': 'colors.board.red',
    '--sisal': 'colors.board.sisal',
    '--green': 'colors.board.green',
    '--hit': 'colors.warning.solid',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'bg.sunken',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    outline: '1px solid {colors.border}',
    outlineOffset: '2px',
    fontFamily: 'display',
    fontWeight: 'heavy',
    lineHeight: '1',
    userSelect: 'none',
  },
  variants: {
    size: {
      sm: { width: '7', height: '7', fontSize: '0.6875rem' },
      md: { width: '10', height: '10', fontSize: '0.9375rem' },
      lg: { width: '16', height: '16', fontSize: '1.375rem' },
      xl: { width: '24', height: '24', fontSize: '2.125rem' },
    },
  },
});
const Picture = chakra('img', { base: { width: 'full', height: 'full', objectFit: 'cover' } });
