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
    <Ring size={size} aria-hidden="true" {...(isShown ? null : faceOf(name))}>
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

/** The board that stands for a name, the same everywhere; the theme's file draws it. */
function faceOf(name: string) {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  return { 'data-face': hash % 12, style: { '--hit': `${(hash % 20) * 18}deg` } as CSSProperties };
}

const Ring = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    overflow: 'hidden',
    borderRadius: 'full',
    backgroundColor: 'bg.sunken',
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
