import type de from '../de/maps.ts';
import type { Translation } from '../texts.ts';

const texts = {
  label: 'Map',
  load: 'Load map',
  loadText: 'The map is loaded only when you ask for it. We remember that in this browser.',
  loadFromText:
    'The pictures of the map come from {host}: your browser fetches them there, only when you ask for it. We remember that in this browser.',
  noTiles: 'Without pictures: this installation has no map server.',
  tiles: 'Map: {attribution}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  move: 'Drag the pin or move it with the arrow keys',
} satisfies Translation<typeof de>;

export default texts;
