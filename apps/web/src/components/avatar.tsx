import { chakra } from '@chakra-ui/react';
import { useState } from 'react';

interface AvatarProps {
  /** first name, or e-mail where nothing else is known: its first letter stands for the picture */
  name: string;
  /** what stands for the picture instead, e.g. initials */
  letters?: string;
  /** address of the picture; null or broken shows the letter */
  src?: string | null;
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

/** A member's picture in a wire ring. Decoration: the name stands beside it. */
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

/** Pictures of a server-rendered page may have failed before React listened. */
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
