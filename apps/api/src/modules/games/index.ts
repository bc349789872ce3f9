export { readThrown, type ThrownGame } from './play/thrown.service.ts';
export { settle } from './result/counted/results.service.ts';
export { rewriteResults } from './result/counted/rewrite.service.ts';
