export * from './auth.ts';
export * from './common.ts';
export * from './error-codes.ts';
export * from './forum.ts';
