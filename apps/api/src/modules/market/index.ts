import './market.events.ts';

export { correctItem } from './items/status/correction.service.ts';
