import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { poolOf } from '@oche/db';
import { describe, expect, it } from 'vitest';
import { type TestApi, untilWaiting, useTestApi } from '../../testing/index.ts';
import type { MapKind } from './imports.queries.ts';
import type { SourceKind } from './sources/source.ts';
import { dumpOf } from './testing/fixtures.ts';
import { readMoved } from './testing/moved-state.ts';
import { brokenCounters, runImport } from './testing/testing-import.ts';
import { OLD_SITE } from './testing/world.ts';

type Point = [kind: MapKind, sourceId: string];

/** Where it is killed, in the order of its steps: what is being written at that moment, by its number on the other board. */
const points = (picture: string, message: string, board: string): Point[] => [
  ['member', '5'],
  ['board', board],
  ['post', '300'],
  ['avatar', '2'],
  ['attachment', picture],
  ['message', message],
  ['ignore', '3/6'],
  ['watch', `board/3/${board}`],
];

const inDatabase = (point: Point) => point[0] !== 'attachment' && point[0] !== 'avatar';

/** All boards at all points take minutes: two points of one are what every run of the tests has. */
// biome-ignore lint/style/noProcessEnv: who runs this alone may run it longer
const cases: [SourceKind, Point[]][] = process.env.OCHE_TEST_ALL_KILLS
  ? [
      // their files are in a folder, which isn't here
      ['phpbb3', points('1', '2', '4').filter(inDatabase)],
      ['woltlab', points('1', '2', '4').filter(inDatabase)],
      ['vbulletin4', points('1', '2', '4')],
      ['vbulletin5', points('7001', '6002', '5004')],
    ]
  : [
      [
        'vbulletin4',
        [
          ['post', '300'],
          ['attachment', '1'],
        ],
      ],
    ];

const HELD = 4711;
const API = fileURLToPath(new URL('../../../', import.meta.url));

/** The command itself, as an operator calls it. */
function startImport({ url, dataDir }: TestApi, kind: SourceKind, dump: string): ChildProcess {
  const options = ['--from', kind, '--dump', dump, '--address', OLD_SITE, '--at-once'];
  return spawn(
    process.execPath,
    ['--import', './preload.mjs', 'src/oche/oche-command.ts', 'import-forum', ...options],
    {
      cwd: API,
      env: {
        PATH: '',
        NODE_NO_WARNINGS: '1',
        DATABASE_URL: url,
        OCHE_DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}

describe.each(cases)('an import of %s', (kind, killedAt) => {
  const [stopped, whole] = [useTestApi(), useTestApi()];

  /** Whoever writes this line of the map waits there, with all that comes with it written and nothing committed. */
  const holdAt = async ([mapped, sourceId]: Point) => {
    const pool = poolOf(stopped.deps.db);
    await pool?.query(`
      create or replace function hold_import() returns trigger language plpgsql as $$
      begin
        if new.kind = '${mapped}' and new.source_id = '${sourceId}' then
          perform pg_advisory_xact_lock(${HELD});
        end if;
        return null;
      end $$;
      create or replace trigger hold_import after insert on import_map for each row execute function hold_import();
    `);
    const holder = await pool?.connect();
    await holder?.query(`select pg_advisory_lock(${HELD})`);
    return async () => {
      await holder?.query(`select pg_advisory_unlock(${HELD})`);
      holder?.release();
    };
  };

  it('that is killed in the middle goes on, and brings all of it once', async () => {
    const dump = await dumpOf(kind);
    const path = join(stopped.dataDir, 'killed.sql');
    await writeFile(path, dump);
    for (const point of killedAt) {
      const letGo = await holdAt(point);
      const child = startImport(stopped, kind, path);
      const ended = once(child, 'exit');
      await Promise.race([untilWaiting(stopped), ended]);
      child.kill('SIGKILL');
      expect(await ended, point.join(' ')).toEqual([null, 'SIGKILL']);
      await letGo();
    }
    await poolOf(stopped.deps.db)?.query('drop trigger hold_import on import_map');
    await runImport(stopped, { kind, dump });
    await runImport(whole, { kind, dump });
    const state = await readMoved(stopped);
    expect(state).toEqual(await readMoved(whole));
    const { pictures, ...others } = state;
    for (const [name, rows] of Object.entries(others)) expect(rows, name).not.toEqual([]);
    expect(pictures).toHaveLength(killedAt.some(([mapped]) => mapped === 'attachment') ? 1 : 0);
    expect(await brokenCounters(stopped)).toEqual([]);
  });
});
