export { readThrown, type ThrownGame } from './play/thrown.service.ts';
export { settle } from './result/results.service.ts';
export { rewriteResults } from './result/rewrite.service.ts';
