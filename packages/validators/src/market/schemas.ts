export * from './interest.ts';
export * from './interest-limits.ts';
export * from './item-input.ts';
export * from './item-output.ts';
export * from './items.ts';
export * from './limits.ts';
export * from './list.ts';
export * from './trader.ts';
