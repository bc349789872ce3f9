import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { withTransaction } from '@oche/db';
import { ARCHIVE_DAYS } from '@oche/validators/own-data/limits';
import type { OwnFile, OwnList } from '../../../lib/declared/own-data.ts';
import type { Deps } from '../../../lib/deps.ts';
import { queueMail } from '../../../lib/mail/mail.ts';
import '../own-data.mails.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { aboutArchive } from './about.ts';
import * as queries from './archive.queries.ts';
import { fileOf } from './archive.service.ts';
import { eachRow, named } from './rows.queries.ts';

/** Progress is for people to watch; to write it with every picture would cost more than the picture. */
const FILES_A_STEP = 10;

interface Order {
  userId: string;
  id: string;
}

/**
 * Packs everything that a member has here, list by list and picture by picture, into a file of this machine, and
 * stores it. Nothing of it is ever in memory as a whole. Interrupted, it begins again.
 */
export async function packArchive(deps: Deps, order: Order): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'oche-archive-'));
  try {
    const path = join(folder, 'archive.zip');
    if (!(await writeZip(deps, order, path))) return;
    const { size } = await stat(path);
    await deps.storage.putFile(fileOf(order.id), path, 'application/zip');
    await finish(deps, order, size);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns false when nobody waits for it any more */
async function writeZip(deps: Deps, { userId, id }: Order, path: string): Promise<boolean> {
  const lists = deps.ownData.flatMap((own) => Object.entries(own.lists ?? {}));
  const files = (
    await Promise.all(deps.ownData.map(async (own) => (await own.files?.(deps, userId)) ?? []))
  ).flat();
  const total = lists.length + files.length;
  const note = (done: number) => queries.noteProgress(deps.db, id, { done, total });
  if (!(await note(0))) return false;

  // what only this job needs is loaded with it
  const { configure, ZipWriter } = await import('@zip.js/zip.js');
  configure({ useWebWorkers: false });
  const zip = new ZipWriter(Writable.toWeb(createWriteStream(path)));
  await zip.add('README.txt', streamOf(aboutArchive(deps.clock.now())));
  for (const [index, [name, list]] of lists.entries()) {
    const { readable, writable } = new TextEncoderStream();
    await Promise.all([
      zip.add(`${name}.json`, readable),
      writeList(deps, userId, list, writable.getWriter()),
    ]);
    if (!(await note(index + 1))) return false;
  }
  for (const [index, file] of files.entries()) {
    await addFile(zip, file);
    if (index % FILES_A_STEP === 0 && !(await note(lists.length + index))) return false;
  }
  await zip.close();
  return true;
}

async function writeList(
  deps: Deps,
  userId: string,
  { rows, read = (_, row) => row }: OwnList<Deps>,
  writer: WritableStreamDefaultWriter<string>,
): Promise<void> {
  try {
    let lead = '[';
    await eachRow(
      deps.db,
      (tx) => rows(tx, userId),
      async (some) => {
        for (const row of some) {
          await writer.write(`${lead}\n${JSON.stringify(read(deps, named(row)))}`);
          lead = ',';
        }
      },
    );
    await writer.write(lead === '[' ? '[]\n' : '\n]\n');
    await writer.close();
  } catch (error) {
    await writer.abort(error);
    throw error;
  }
}

/** Pictures are as small as they get. */
async function addFile(
  zip: { add(name: string, from: ReadableStream, options: { level: number }): Promise<unknown> },
  file: OwnFile,
): Promise<void> {
  const stream = await file.open();
  if (stream) await zip.add(file.name, Readable.toWeb(stream) as ReadableStream, { level: 0 });
}

const streamOf = (text: string) => new Blob([text]).stream();

async function finish({ db, clock }: Deps, { id }: Order, bytes: number): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + ARCHIVE_DAYS * DAY_MS).toISOString();
  await withTransaction(db, async (tx) => {
    if (!(await queries.noteReady(tx, id, { bytes, expiresAt }))) return;
    const owner = await queries.getOwner.first(tx, { id });
    if (!owner) return;
    const { email: to, locale } = owner;
    await queueMail(tx, { template: 'ownData.archiveReady', to, locale, params: { id } });
  });
}
