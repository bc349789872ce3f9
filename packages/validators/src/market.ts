export * from './market/interest.ts';
export * from './market/item-input.ts';
export * from './market/item-output.ts';
export * from './market/items.ts';
export * from './market/list.ts';
export * from './market/trader.ts';
export * from './market-interest-limits.ts';
export * from './market-limits.ts';
