import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { initials, type Named } from '../lib/person-name.ts';

interface AvatarProps {
  /** first name, else the e-mail address; its first letter replaces a missing picture */
  name: string;
  /** shown in place of a missing picture instead of that letter, e.g. initials */
  letters?: string;
  /** address of the picture; if it is null or broken, the letter is shown */
  src?: string | null;
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

/** A member's picture in a wire ring. It is decoration, as the name is beside it. */
export function Avatar({ name, letters, src, size = 'md' }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const isShown = src && src !== brokenSrc;
  return (
    <Ring size={size} aria-hidden="true">
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

/** A member's picture, or their initials. */
export const PersonAvatar = ({ person, src = person.profileImageUrl, size }: PersonAvatarProps) => (
  <Avatar name={person.firstName} letters={initials(person)} src={src} size={size} />
);

/** Pictures of a server-rendered page may have failed before React was listening. */
const hasFailed = (image: HTMLImageElement | null) =>
  image?.complete === true && image.naturalWidth === 0 && image.currentSrc !== '';

function firstLetter(name: string): string {
  const [first = '?'] = name.trim();
  return first.toLocaleUpperCase('de');
}

const Ring = chakra('span', {
  base: {
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
      sm: { width: '7', height: '7', fontSize: 'sm' },
      md: { width: '10', height: '10', fontSize: 'lg' },
      lg: { width: '16', height: '16', fontSize: '2xl' },
      xl: { width: '24', height: '24', fontSize: '3xl' },
    },
  },
});
const Picture = chakra('img', { base: { width: 'full', height: 'full', objectFit: 'cover' } });
