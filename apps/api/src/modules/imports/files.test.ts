import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { poolOf } from '@oche/db';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApi } from '../../testing/index.ts';
import { proposeMap } from './run/move-map.ts';
import { rehearse } from './run/rehearsal.service.ts';
import type { SourceKind } from './sources/source.ts';
import { dumpOf, makeFiles } from './testing/fixtures.ts';
import { openDump, runImport } from './testing/testing-import.ts';
import { vbulletin4Dump } from './testing/vbulletin4-dump.ts';
import { woltlabFile } from './testing/woltlab-dump.ts';
import { world } from './testing/world.ts';

interface Case {
  board: string;
  kind: SourceKind;
  dump: () => Promise<string>;
  /** where the picture and the avatar are, below the board's folder; null: in its database */
  paths: [picture: string, avatar: string] | null;
}

const cases: Case[] = [
  {
    board: 'WoltLab Suite 6',
    kind: 'woltlab',
    dump: () => dumpOf('woltlab'),
    paths: [woltlabFile(51, 'png'), woltlabFile(60, 'gif')],
  },
  {
    board: 'vBulletin 3.8',
    kind: 'vbulletin4',
    dump: async () => vbulletin4Dump(world, await makeFiles(), 3),
    paths: null,
  },
  { board: 'vBulletin 4', kind: 'vbulletin4', dump: () => dumpOf('vbulletin4'), paths: null },
  { board: 'vBulletin 5', kind: 'vbulletin5', dump: () => dumpOf('vbulletin5'), paths: null },
];

describe.each(cases)('files of $board', ({ kind, dump, paths }) => {
  const api = useTestApi();
  let written: string;
  let folder: string | null = null;

  beforeAll(async () => {
    written = await dump();
    if (!paths) return;
    folder = join(api.dataDir, 'board');
    const files = await makeFiles();
    for (const [path, bytes] of [
      [paths[0], files['barrel.png']],
      [paths[1], files.avatar],
    ] as const) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
  });

  it('are told of by a dry run, and come', async () => {
    const source = await openDump(api, kind, written);
    const { report: said } = await rehearse({
      source,
      map: await proposeMap(source),
      files: folder,
      address: null,
      rest: 0,
      onProgress: () => {},
    });
    await source.close();
    expect(said.came.get('pictures in posts, four a post at most')).toBe(1);
    expect(said.came.get('avatars')).toBe(1);
    expect(said.left.get('files that are no pictures')).toBe(1);
    expect(said.left.get('attachments whose file is not in the folder')).toBe(1);

    const { came, left } = await runImport(api, { kind, dump: written, files: folder });
    expect(came.get('pictures in posts')).toBe(1);
    expect(came.get('avatars')).toBe(1);
    // a list is no picture, and the third is nowhere
    expect(left.get('attachments whose file is not in the folder')).toBe(2);
    const pool = poolOf(api.deps.db);
    const shown = await pool?.query(
      `select uploads.width, uploads.height from forum_pictures picture
       join uploads on uploads.id = picture.upload_id
       join import_map map on map.kind = 'post' and map.target_id = picture.post_id::text
       where map.source_id = '101'`,
    );
    expect(shown?.rows).toEqual([{ width: 400, height: 300 }]);
    const avatars = await pool?.query(
      `select from profiles join import_map map on map.kind = 'member' and map.target_id = profiles.user_id
       where map.source_id = '2' and avatar_id is not null`,
    );
    expect(avatars?.rowCount).toBe(1);
  });
});

describe('a post with more pictures than it can have', () => {
  const api = useTestApi();

  it('has the first four, and the others are told of', async () => {
    const attachments = [1, 2, 3, 4, 5, 6].map((id) => ({
      id,
      post: 102,
      author: 3,
      name: 'barrel.png',
    }));
    const dump = vbulletin4Dump({ ...world, attachments }, await makeFiles());
    for (const [came, beyond] of [
      [4, 2],
      [undefined, 2],
    ]) {
      const report = await runImport(api, { kind: 'vbulletin4', dump });
      expect(report.came.get('pictures in posts')).toBe(came);
      expect(report.left.get('attachments beyond the four pictures that a post can have')).toBe(
        beyond,
      );
    }
    const shown = await poolOf(api.deps.db)?.query(
      `select map.source_id from import_map map join forum_pictures picture on picture.upload_id = map.target_id
       where map.kind = 'attachment' order by picture.position`,
    );
    expect(shown?.rows.map(({ source_id }) => source_id)).toEqual(['1', '2', '3', '4']);
  });
});
