export { noteModeration, noteRestoration } from './case/direct.service.ts';
