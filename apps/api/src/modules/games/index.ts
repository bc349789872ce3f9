export { settle } from './result/results.service.ts';
