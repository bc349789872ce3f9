import { chakra } from '@chakra-ui/react';

/** What a text links, below it: something that is or was played, as it stands. */
export const LinkedCard = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    marginTop: '4',
    maxWidth: '26rem',
    padding: '3',
    bg: 'bg.sunken',
    color: 'fg',
    textStyle: 'small',
    overflowWrap: 'anywhere',
  },
});

/** When and where it is, and how it stands. */
export const LinkedHead = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    '& time': { textStyle: 'number', fontSize: 'lg' },
  },
});

export const LinkedName = chakra('p', { base: { textStyle: 'subheading', fontSize: 'xl' } });
