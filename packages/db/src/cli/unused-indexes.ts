import { readIndexUse, unusedIndexes } from '../index-use/unused.ts';
import { CommandError, runCommand } from './lib/command.ts';

const help = `
node packages/db/src/cli/unused-indexes.ts <folder>

Says which indexes no statement of all integration tests has walked. The tests note that in the folder of
OCHE_INDEX_USE; npm test does both.
`;

await runCommand({ help, maxArguments: 1 }, async ({ positionals: [folder = ''] }) => {
  const databases = await readIndexUse(folder);
  if (databases.length === 0) throw new CommandError(`No test has noted anything in "${folder}".`);
  const found = unusedIndexes(databases);
  if (found.length > 0) throw new CommandError(found.join('\n'));
  console.log(`Each index is of use, say ${databases.length} databases.`);
});
