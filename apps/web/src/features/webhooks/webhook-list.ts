import { chakra } from '@chakra-ui/react';

/** Hooks below each other, and what one says of itself beside its sign. */
export const WebhookList = chakra('ul', { base: { listStyle: 'none' } });
export const WebhookBox = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    paddingBlock: '4',
    borderBottom: '1px solid {colors.border}',
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: '0', width: '6', height: '6' },
    '& > div': { flex: '1', minWidth: '0', display: 'grid', gap: '2' },
  },
});
export const WebhookName = chakra('h3', { base: { textStyle: 'label' } });
export const Code = chakra('code', { base: { fontFamily: 'mono', fontSize: 'sm' } });
