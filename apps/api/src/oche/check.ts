import { checkIntegrity, poolOf } from '@oche/db';
import { CommandError, Progress } from '@oche/db/command';
import type { OcheCommand } from './command.ts';
import { withDb } from './with-deps.ts';

export const check: OcheCommand = {
  summary: 'compares all counters with the rows that they count',
  help: `
pnpm oche check

Compares counters (posts of a thread, members of a club, votes of a poll …) with the rows that they count, while Oche is
running. Ends with 1 when one is wrong, and names the first of them. It changes nothing.
`,
  async run(_, print) {
    await withDb(async (db) => {
      const pool = poolOf(db);
      if (!pool) throw new Error('a database without a pool');
      const progress = new Progress();
      const broken = await checkIntegrity(pool, (name) => progress.update(name)).finally(() =>
        progress.done(),
      );
      for (const { name, count, examples } of broken) {
        print(`${name}: ${count} wrong`);
        for (const { id, stored, counted } of examples) {
          print(`  ${id}: ${stored}, counted ${counted}`);
        }
      }
      if (broken.length > 0) throw new CommandError(`${broken.length} counters are wrong.`);
      print('All counters are right.');
    });
  },
};
