export { announce, notify, notifyAll, notifyLater, telling } from './writing/notify.service.ts';
