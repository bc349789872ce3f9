export { isPageClosed, requireOpen } from './state/state.service.ts';
