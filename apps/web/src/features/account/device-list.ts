import { chakra } from '@chakra-ui/react';

/** A line for each browser or device: those that are signed in, those that get notifications. */
export const DeviceList = chakra('ul', { base: { listStyle: 'none' } });
export const DeviceLine = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    paddingBlock: '3',
    borderBottomWidth: '1px',
    '& > svg': { flexShrink: '0', color: 'fg.muted' },
  },
});
export const DeviceName = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
  },
});
