export { departNow } from './leaving/leaving.service.ts';
