// What tests leave to chance is the same in every run, here and on every other machine: a run that fails says something
// of the change, not of the dice. `pnpm explore` rolls them again.
import fc from 'fast-check';

const SEED = 20_261_124;

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: Number(process.env.OCHE_TEST_SEED ?? SEED),
});
