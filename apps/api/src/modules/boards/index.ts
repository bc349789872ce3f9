export { createTabletLink, deleteTablet, listTablets } from './pairing.service.ts';
export { readTablet } from './tablet.service.ts';
