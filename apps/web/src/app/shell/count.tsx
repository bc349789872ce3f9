import { chakra } from '@chakra-ui/react';

/** What a count stands at. */
export const Place = chakra('span', { base: { position: 'relative', display: 'inline-flex' } });

/** How much is unread, at the corner of an icon. */
export const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '-2',
    insetInlineStart: '55%',
    minWidth: '1.15rem',
    paddingInline: '1',
    borderRadius: 'full',
    bg: 'accent.solid',
    color: 'accent.contrast',
    textStyle: 'number',
    fontSize: 'xs',
    lineHeight: '1.15rem',
    textAlign: 'center',
    boxShadow: '0 0 0 2px {colors.bg.raised}',
  },
});
