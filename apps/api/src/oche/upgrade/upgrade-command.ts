import { statfs } from 'node:fs/promises';
import { planUpgrade } from '@oche/db';
import { CommandError, DATABASE_HELP, runCommand, withDatabaseUrl } from '@oche/db/command';
import { EnvError, readEnv } from '../../env.ts';
import { lines } from './report.ts';

const help = `
pnpm upgrade:check

Says what an update to the version that is checked out here would do: whether the settings are still right, the server
fits, which migrations would run and what they take away, and whether it is one step from what the database has seen.
Changes nothing. Ends with 1 when something stands in the way.
${DATABASE_HELP}
`;

await runCommand({ help }, async () => {
  const wrong = settingsProblems();
  await withDatabaseUrl(async (url) => {
    const upgrade = await planUpgrade(url);
    const { OCHE_DATA_DIR: folder, DATABASE_URL: external } = process.env;
    // of a server elsewhere nobody here sees the disk
    const free = external ? undefined : await freeBytes(folder || '.data');
    const { text, problems } = lines(upgrade, wrong, free);
    console.log(text);
    if (problems.length > 0) throw new CommandError(problems.join('\n'));
  });
});

function settingsProblems(): string[] {
  try {
    readEnv();
    return [];
  } catch (error) {
    if (error instanceof EnvError) return [error.message];
    throw error;
  }
}

async function freeBytes(folder: string): Promise<number | undefined> {
  const found = await statfs(folder).catch(() => undefined);
  return found && found.bavail * found.bsize;
}
