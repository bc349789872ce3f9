import { Readable } from 'node:stream';
import type { Locale } from '@oche/validators/common';
import type { EntryStatus, TournamentEntry } from '@oche/validators/tournaments/schemas';
import { CSV_BOM, csvLine } from '../../../lib/csv.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { viewerOf } from '../../people/index.ts';
import { readOrganised } from '../core/tournament.service.ts';
import * as queries from './entry-list.queries.ts';
import { toEntry } from './entry-list.service.ts';

interface Texts {
  separator: ';' | ',';
  head: string[];
  status: Record<EntryStatus, string>;
  yes: string;
  no: string;
  name: string;
}

/** The first three titles are those that the import reads. */
const TEXTS: Record<Locale, Texts> = {
  de: {
    separator: ';',
    head: [
      'Name',
      'Setzplatz',
      'Bezahlt',
      'Nummer',
      'Spieler',
      'Status',
      'Eingecheckt',
      'Angemeldet am',
    ],
    status: {
      registered: 'dabei',
      waiting: 'Warteliste',
      withdrawn: 'abgemeldet',
      no_show: 'nicht erschienen',
    },
    yes: 'ja',
    no: 'nein',
    name: 'Teilnehmer',
  },
  en: {
    separator: ',',
    head: ['Name', 'Seed', 'Paid', 'Number', 'Players', 'Status', 'Checked in', 'Registered at'],
    status: {
      registered: 'registered',
      waiting: 'waiting list',
      withdrawn: 'withdrawn',
      no_show: 'no-show',
    },
    yes: 'yes',
    no: 'no',
    name: 'participants',
  },
};

const BATCH = 500;
const FILTERS = ['registered', 'waiting', 'left'] as const;

/** All entries, those with a seat first; read in batches while the file is sent. */
async function* entriesOf(ctx: MemberContext, id: number): AsyncGenerator<TournamentEntry, void> {
  for (const filter of FILTERS) {
    let after = 0;
    for (;;) {
      const rows = await queries.listEntries(ctx.db, {
        ...viewerOf(ctx.actor),
        tournamentId: id,
        filter,
        after,
        limit: BATCH,
      });
      for (const row of rows) yield toEntry(row, true);
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) break;
      after = last.number;
    }
  }
}

const playersOf = ({ players }: TournamentEntry): string[] =>
  players.map(({ guestName, person }) => guestName ?? (person ? person.username : ''));

async function* linesOf(ctx: MemberContext, id: number): AsyncGenerator<string, void> {
  const { separator, head, status, yes, no } = TEXTS[ctx.locale];
  yield CSV_BOM + csvLine(head, separator);
  for await (const entry of entriesOf(ctx, id)) {
    yield csvLine(
      [
        entry.name,
        entry.seed,
        entry.isPaid ? yes : no,
        entry.number,
        playersOf(entry).join(' / '),
        status[entry.status],
        entry.isCheckedIn ? yes : no,
        entry.registeredAt,
      ],
      separator,
    );
  }
}

interface ExportedFile {
  fileName: string;
  content: Readable;
}

/**
 * Everybody who was ever entered, for a spreadsheet in the reader's language.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN
 */
export async function exportCsv(ctx: MemberContext, id: number): Promise<ExportedFile> {
  await readOrganised(ctx.db, ctx.actor, id);
  const fileName = `${TEXTS[ctx.locale].name}-${id}.csv`;
  return { fileName, content: Readable.from(linesOf(ctx, id)) };
}

/** The same as JSON. @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN */
export async function exportJson(ctx: MemberContext, id: number): Promise<ExportedFile> {
  await readOrganised(ctx.db, ctx.actor, id);
  async function* parts() {
    let separator = '[';
    for await (const entry of entriesOf(ctx, id)) {
      yield `${separator}\n${JSON.stringify(entry)}`;
      separator = ',';
    }
    yield separator === '[' ? '[]\n' : '\n]\n';
  }
  return { fileName: `participants-${id}.json`, content: Readable.from(parts()) };
}
