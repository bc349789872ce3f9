export { readPlaces } from './bell/seen.service.ts';
export { announce, notify, notifyAll, notifyLater, telling } from './writing/notify.service.ts';
