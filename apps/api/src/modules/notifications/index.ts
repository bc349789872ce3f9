export { announce, notify, notifyLater } from './writing/notify.service.ts';
