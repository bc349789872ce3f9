import { defineLayerStyles } from '@chakra-ui/react';

/** Backgrounds and lines. A double line is a wire; a slanted edge is the side of a bed. */
export const layerStyles = defineLayerStyles({
  wires: {
    value: { borderTopWidth: '3px', borderTopStyle: 'double', borderTopColor: 'border.strong' },
  },
  wiresBottom: {
    value: {
      borderBottomWidth: '3px',
      borderBottomStyle: 'double',
      borderBottomColor: 'border.strong',
    },
  },
  panel: {
    value: { bg: 'bg.raised', borderWidth: '1px', borderColor: 'border', borderRadius: 'sm' },
  },
  sunken: { value: { bg: 'bg.sunken', borderRadius: 'sm' } },
  /** A part of the page that is dark like a pub even by day; also give it `className="dark"`. */
  pub: { value: { bg: 'bg', color: 'fg' } },
  wedge: { value: { clipPath: 'polygon(0 0, 100% 0, calc(100% - 0.75rem) 100%, 0 100%)' } },
});
