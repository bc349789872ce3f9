import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';

interface TabLinksProps {
  label: string;
  /** `TabLink`s, each in an `li` */
  children: ReactNode;
}

/** Links between the pages of one area. On a phone they scroll, with the current one in sight. */
export function TabLinks({ label, children }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (current && list.current) list.current.scrollLeft = current.offsetLeft - 32;
  }, []);
  return (
    <nav aria-label={label}>
      <TabList ref={list}>{children}</TabList>
    </nav>
  );
}

const TabList = chakra('ul', {
  base: {
    position: 'relative',
    display: 'flex',
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    layerStyle: 'wiresBottom',
    marginBottom: { base: '4', md: '6' },
    marginInline: { base: '-4', md: '0' },
    paddingInline: { base: '4', md: '0' },
  },
});
export const TabLink = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '10',
      paddingInline: '3',
      textStyle: 'label',
      whiteSpace: 'nowrap',
      color: 'fg.muted',
      textDecoration: 'none',
      _hover: { color: 'fg', bg: 'bg.sunken' },
      _focusVisible: { outlineOffset: '-2px' },
      '&[aria-current=page]': {
        color: 'fg',
        boxShadow: 'inset 0 -3px 0 {colors.accent.solid}',
      },
    },
  }),
);
