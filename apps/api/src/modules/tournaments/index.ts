export { readTablet } from './tablets/tablet.service.ts';
