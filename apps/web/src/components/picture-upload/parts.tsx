import { chakra } from '@chakra-ui/react';

export const Card = chakra('li', {
  base: {
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    minWidth: '0',
    padding: '2',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'sm',
    '&[data-dragged]': { borderColor: 'focus', boxShadow: 'overlay' },
    '&[data-failed]': { borderColor: 'danger' },
  },
});

export const Frame = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    bg: 'bg.sunken',
    borderRadius: 'sm',
  },
});

/** the picture's position in the list */
export const Place = chakra('span', {
  base: {
    position: 'absolute',
    top: '0',
    insetInlineStart: '0',
    minWidth: '8',
    paddingInline: '2',
    textAlign: 'center',
    textStyle: 'number',
    fontSize: 'lg',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    borderEndEndRadius: 'sm',
  },
});

export const Preview = chakra('img', {
  base: { width: 'full', height: 'full', objectFit: 'cover', opacity: '0.55' },
});

export const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    '& [aria-disabled=true]': { opacity: '0.4', cursor: 'not-allowed' },
  },
});

export const FileName = chakra('p', {
  base: { textStyle: 'small', fontWeight: 'semibold', truncate: true },
});

export const State = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } });

export const Problem = chakra('p', {
  base: { textStyle: 'small', fontWeight: 'semibold', color: 'danger' },
});

export const Progress = chakra('progress', {
  base: { width: 'full', height: '2', accentColor: 'positive.solid' },
});

export const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
    '&[data-small]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))' },
    listStyle: 'none',
    padding: '0',
    margin: '0',
  },
});

export const DropZone = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '1',
    padding: '6',
    textAlign: 'center',
    bg: 'bg.sunken',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    '&[data-over]': { borderColor: 'focus', bg: 'positive.subtle' },
  },
});
