import { expect, it } from 'vitest';
import { useTestApi } from '../../testing/index.ts';
import { type MoveMap, proposeMap } from './run/move-map.ts';
import { rehearse } from './run/rehearsal.service.ts';
import { dumpOf } from './testing/fixtures.ts';
import { openDump, runImport } from './testing/testing-import.ts';

const api = useTestApi();

/** As an operator does: a place stays in the file of one that doesn't come, and one board is younger than the file. */
function change(map: MoveMap): void {
  const closed = map.boards['5'];
  if (closed) closed.skip = 'nobody reads it';
  delete map.boards['4'];
}

it('boards that the map skips or doesn’t know don’t come, nor do their threads; a dry run says the same', async () => {
  const dump = await dumpOf('phpbb3');
  const source = await openDump(api, 'phpbb3', dump);
  const map = await proposeMap(source);
  change(map);
  const dry = { source, map, files: null, address: null, rest: 0, onProgress: () => {} };
  const { report: said } = await rehearse(dry);
  await source.close();
  const report = await runImport(api, { kind: 'phpbb3', dump, change });
  for (const { came, left } of [said, report]) {
    expect(came.get('boards')).toBe(1);
    expect(came.get('threads')).toBe(2);
    expect(left.get('boards: nobody reads it')).toBe(1);
    expect(left.get('boards: not in the map')).toBe(1);
    // of the two above, and of the one that visitors could not read
    expect(left.get('threads of boards that don’t come')).toBe(5);
  }
});
