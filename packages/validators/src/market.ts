export * from './market/items.ts';
export * from './market-limits.ts';
