export { revokeLeaked } from './leaks/leak.service.ts';
export { isTokenGood, type ReadToken, readToken } from './tokens/token-read.service.ts';
