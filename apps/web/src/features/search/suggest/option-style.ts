/** A line below the box. */
export const optionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '10',
  paddingInline: '3',
  paddingBlock: '1',
  borderRadius: 'sm',
  color: 'fg',
  textDecoration: 'none',
  cursor: 'pointer',
  '& > svg': { width: '5', height: '5', flexShrink: '0', color: 'fg.muted' },
  _hover: { bg: 'bg.sunken' },
  '&[aria-selected=true]': { bg: 'bg.sunken', boxShadow: 'inset 3px 0 0 {colors.accent.solid}' },
} as const;
