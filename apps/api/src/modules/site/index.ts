export { isClosed, isPageClosed, requireOpen } from './state/state.service.ts';
