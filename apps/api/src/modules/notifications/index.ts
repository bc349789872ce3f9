export { readPlaces } from './bell/seen.service.ts';
export {
  announce,
  announcing,
  type NewTelling,
  notify,
  notifyAll,
  notifyLater,
  telling,
} from './writing/notify.service.ts';
