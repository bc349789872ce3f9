import { describe, expectTypeOf, it } from 'vitest';
import type { TextFunctions, Translation } from './texts.ts';

const german = {
  title: 'Forum',
  found: '{name:string} hat {count:number|number} {{count:Board|Boards}}',
  label: '{{count:Board|Boards}}',
  weekdays: { 1: 'Montag' },
} as const;

type German = typeof german;
type Found = TextFunctions<German>['found'];

// the compiler runs these: a line that should be an error and isn't one fails the type check
describe('the types of texts', () => {
  it('say what each text wants to be told', () => {
    expectTypeOf<Parameters<TextFunctions<German>['title']>>().toEqualTypeOf<[]>();
    expectTypeOf<TextFunctions<German>['weekdays'][1]>().toBeCallableWith();
    expectTypeOf<TextFunctions<German>['label']>().toBeCallableWith({ count: 2 });
    expectTypeOf<Found>().toBeCallableWith({ name: 'Flight Club', count: 2 });
    // @ts-expect-error the count is a number
    expectTypeOf<Found>().toBeCallableWith({ name: 'Flight Club', count: '2' });
    // @ts-expect-error the name is missing
    expectTypeOf<Found>().toBeCallableWith({ count: 2 });
  });

  it('let the other language order, format and count as it wants', () => {
    const english = {
      title: 'Forum',
      found: '{count|number} {{count:board|boards}} at {name}',
      label: '{{count:board|boards}}',
      weekdays: { 1: 'Monday' },
    } as const;
    expectTypeOf(english).toExtend<Translation<German>>();
  });

  it('miss a text, and what a text leaves out', () => {
    type English<Key extends keyof German> = Translation<Pick<German, Key>>;
    expectTypeOf({ found: '{count} boards' } as const).not.toExtend<English<'found'>>();
    expectTypeOf({ label: 'boards' } as const).not.toExtend<English<'label'>>();
    expectTypeOf({ weekdays: {} } as const).not.toExtend<English<'weekdays'>>();
    expectTypeOf({}).not.toExtend<English<'title'>>();
  });
});
