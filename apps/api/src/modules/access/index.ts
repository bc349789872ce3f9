export { revokeLeaked } from './tokens/token.service.ts';
export { isTokenGood, type ReadToken, readToken } from './tokens/token-read.service.ts';
