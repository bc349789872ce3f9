import { notificationAreas } from '@oche/validators/notifications/areas';
import { describe, expect, it } from 'vitest';
import { notifiablesOf } from '../../lib/declared/notifiable.ts';
import { modules } from '../index.ts';

const declared = modules.flatMap(({ name, notifications = [] }) =>
  notifications.map((kind) => ({ module: name, kind })),
);

describe.each(declared)('$kind.kind', ({ module, kind }) => {
  it('is named after its module or its area, has a place in the filter, and a label of its own', () => {
    // what both sides of a deal say of each other is written by `trust`, and belongs to the market
    expect(kind.kind).toMatch(new RegExp(`^(${module}|${kind.area})\\.[a-zA-Z]+$`));
    expect(notificationAreas).toContain(kind.area);
    const others = declared.filter((one) => one.kind !== kind);
    for (const locale of ['de', 'en'] as const) {
      const { label } = kind.texts[locale];
      expect(label.trim()).not.toBe('');
      expect(others.map((one) => one.kind.texts[locale].label)).not.toContain(label);
    }
    expect(kind.texts.de.label).not.toBe(kind.texts.en.label);
  });

  it('takes ids only: a payload without them is none', () => {
    expect(kind.payload.safeParse({}).success).toBe(false);
    expect(kind.payload.safeParse(null).success).toBe(false);
  });

  it('is mailed at once to whom it has to be, unless it can be switched off', () => {
    if (kind.isTransactional) expect(kind.defaults.mail).toBe('now');
  });
});

it('two modules never have the same kind', () => {
  const [first] = declared;
  if (!first) throw new Error('there are no kinds');
  const twice = [{ notifications: [first.kind] }, { notifications: [first.kind] }];
  expect(() => notifiablesOf(twice)).toThrow(/same kind/);
});
