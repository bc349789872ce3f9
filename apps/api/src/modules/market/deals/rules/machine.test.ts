import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aMachine, command, type Kind, run } from './testing.ts';

/** How many; a failing series comes with its seed and its shortest form. */
const SERIES = 15_000;

it('never has two accepted offers, an offer on what is gone, or something sold twice, whatever seller, three buyers, clock and moderators do', () => {
  const done = new Set<Kind>();
  const refused = new Set<Kind>();
  fc.assert(
    fc.property(fc.array(command, { minLength: 6, maxLength: 24 }), (commands) => {
      const machine = aMachine();
      for (const one of commands) {
        const outcome = run(machine, one);
        if (outcome === 'done') done.add(one.kind);
        else if (outcome !== null) refused.add(one.kind);
      }
      machine.check();
    }),
    { numRuns: SERIES },
  );
  // the series reach everything that can be done, and what is refused
  expect([...done].sort()).toEqual([...command.kinds].sort());
  expect(refused.size).toBeGreaterThan(15);
});
