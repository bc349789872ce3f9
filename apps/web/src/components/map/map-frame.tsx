import { chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { useTexts } from '../../i18n/react.tsx';
import { Anchor } from '../link.tsx';
import { creditParts } from './map-facts.ts';

interface MapFrameProps {
  /** from `useMap` */
  ref: Ref<HTMLDivElement>;
  /** what the map shows, for screen readers */
  label: string;
  /** from `useMap`; null if the installation has none */
  tiles: { attribution: string } | null;
  /** shown below the map, e.g. an error */
  children?: ReactNode;
}

/**
 * The element for a map. It styles all of the map's parts in our own look, and credits the source
 * of the images.
 */
export function MapFrame({ ref, label, tiles, children }: MapFrameProps) {
  const texts = useTexts('maps');
  return (
    <Frame>
      {/* Leaflet makes it focusable, and handles arrow keys, plus and minus */}
      <Canvas ref={ref} role="application" aria-label={label} />
      {children}
      <Credit>{tiles ? <Attribution attribution={tiles.attribution} /> : texts.noTiles()}</Credit>
    </Frame>
  );
}

function Attribution({ attribution }: { attribution: string }) {
  const texts = useTexts('maps');
  const { text, url } = creditParts(attribution);
  if (!url) return texts.tiles({ attribution });
  return (
    <Anchor href={url} target="_blank" rel="noreferrer">
      {texts.tiles({ attribution: text })}
    </Anchor>
  );
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    height: 'full',
    minHeight: '0',
    /* keeps Leaflet's layers, which go up to 1000, below the rest of the page */
    isolation: 'isolate',
  },
});
const Credit = chakra('p', {
  base: {
    paddingInline: '2',
    paddingBlock: '0.5',
    textStyle: 'caption',
    color: 'fg.muted',
    bg: 'bg.raised',
    borderTopWidth: '1px',
  },
});

const pin = {
  cursor: 'pointer',
  '& > span': {
    display: 'block',
    height: 'full',
    filter: 'drop-shadow(0 0 1px {colors.board.chalk}) drop-shadow(0 1px 2px rgb(15 10 7 / 60%))',
  },
  '& > span > span': {
    display: 'block',
    height: 'full',
    paddingTop: '2px',
    bg: 'board.black',
    color: 'board.chalk',
    borderTop: '5px solid {colors.board.red}',
    clipPath: 'polygon(0 0, 100% 0, 54% 100%, 46% 100%)',
    textStyle: 'number',
    fontSize: 'sm',
    lineHeight: '1.2',
    letterSpacing: 'tight',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    /* black pins by day, sisal ones by night, so that they stand out from the map */
    _dark: { bg: 'board.sisal', color: 'board.black', borderTopColor: 'board.green' },
  },
  '&:hover, &:focus-visible, &[data-active]': {
    zIndex: '1000!',
    '& > span > span': { bg: 'tape!', color: 'board.black!' },
  },
};

const cluster = {
  cursor: 'pointer',
  borderRadius: 'full',
  padding: '5px',
  backgroundImage:
    'repeating-conic-gradient({colors.board.red} 0 18deg, {colors.board.green} 18deg 36deg)',
  boxShadow: '0 0 0 1px {colors.board.wire}, 0 1px 3px 1px rgb(15 10 7 / 50%)',
  '& > span, & > span > span': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: 'full',
    borderRadius: 'full',
  },
  '& > span': {
    bg: 'board.black',
    color: 'board.chalk',
    textStyle: 'number',
    fontSize: 'md',
    lineHeight: '1',
  },
  '&:hover > span, &:focus-visible > span': { bg: 'tape', color: 'board.black' },
};

const control = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '10!',
  height: '10!',
  bg: 'bg.raised',
  color: 'fg',
  fontFamily: 'display',
  fontSize: 'xl',
  _hover: { bg: 'bg.sunken', color: 'fg' },
  '&.leaflet-disabled': { bg: 'bg.raised', color: 'fg.muted', opacity: '0.6' },
};

const popup = {
  /*
   * visible at once: even with reduced motion a transition takes a moment, and hidden elements
   * can't get the focus
   */
  '& .leaflet-popup, & .leaflet-popup *': { transitionProperty: 'opacity' },
  '& .leaflet-popup-content-wrapper, & .leaflet-popup-tip': {
    bg: 'bg.raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    boxShadow: 'overlay',
  },
  '& .leaflet-popup-content': { margin: '0', font: 'inherit', lineHeight: 'normal' },
  '& .leaflet-popup-close-button': {
    width: '8',
    height: '8',
    lineHeight: '2rem',
    color: 'fg',
    _hover: { color: 'accent' },
  },
};

const Canvas = chakra('div', {
  base: {
    flex: '1',
    minHeight: '0',
    fontFamily: 'body',
    fontSize: 'sm',
    /* several classes outrank Leaflet's own style sheet, wherever it is loaded */
    '&.leaflet-container': { bg: 'bg.sunken', fontFamily: 'body', fontSize: 'sm' },
    '&.leaflet-container a:not([data-action])': { color: 'inherit' },
    '& .leaflet-tile-pane': {
      filter: 'sepia(0.22) saturate(0.85)',
      _dark: { filter: 'invert(1) hue-rotate(180deg) sepia(0.25) brightness(0.85) contrast(0.9)' },
    },
    '& .oche-pin': pin,
    '& .oche-cluster': cluster,
    '& .oche-origin': {
      borderRadius: 'full',
      borderWidth: '5px',
      borderColor: 'tape',
      bg: 'board.black',
      boxShadow: '0 0 0 2px {colors.board.black}',
    },
    '& .leaflet-bar': { border: 'none', boxShadow: 'none' },
    '& .leaflet-bar a': {
      ...control,
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'sm',
    },
    '& .leaflet-bar a + a': { borderTopWidth: '0' },
    '& .leaflet-bar a:last-child': { borderBottom: '1px solid {colors.border.strong}' },
    ...popup,
    '& path.oche-radius': { stroke: 'fg', strokeOpacity: '0.6' },
    '& path.oche-area': { stroke: 'accent', fill: 'accent', fillOpacity: '0.16' },
  },
});
