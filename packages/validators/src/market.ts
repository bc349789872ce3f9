export * from './market/interest.ts';
export * from './market/items.ts';
export * from './market-interest-limits.ts';
export * from './market-limits.ts';
