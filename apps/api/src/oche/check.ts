import { checkIntegrity, poolOf } from '@oche/db';
import { CommandError, Progress } from '@oche/db/command';
import { checkReplies } from '../modules/inbound-mail/index.ts';
import type { OcheCommand } from './command.ts';
import { withDb, withDeps } from './with-deps.ts';

export const check: OcheCommand = {
  summary: 'compares counters with what they count; tries answers by mail',
  help: `
pnpm oche check

Compares counters (posts of a thread, members of a club, votes of a poll …) with the rows that they count, while Oche is
running. Then tries whether members can answer mails with these settings: asks the listener for an address of ours, looks
into the mailbox, and says where the domain's mails go. Ends with 1 when something is wrong. It changes and sends nothing.
`,
  async run(_, print) {
    const failures: string[] = [];
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
      if (broken.length > 0) failures.push(`${broken.length} counters are wrong.`);
      else print('All counters are right.');
    });
    await withDeps(async (deps) => {
      const findings = await checkReplies(deps);
      for (const { text, isWrong } of findings) print(isWrong ? `Wrong: ${text}` : text);
      if (findings.some(({ isWrong }) => isWrong)) failures.push('Mails can’t be answered.');
    });
    if (failures.length > 0) throw new CommandError(failures.join(' '));
  },
};
