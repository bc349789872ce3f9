import { Readable } from 'node:stream';
import type {
  BookingStatus,
  bookingExportInput,
  cancelledAs,
} from '@oche/validators/bookings/schemas';
import type { Locale } from '@oche/validators/common';
import { euroOf } from '@oche/validators/money';
import type { z } from 'zod';
import { CSV_BOM, csvLine } from '../../../lib/csv.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { addDays, DAY_MS, instantOfDay, isoOf, midnightOf } from '../../../lib/time/wall-clock.ts';
import { readBookingRules, requireStaff } from '../../lounges/index.ts';
import * as queries from './desk-csv.queries.ts';

/** Two years, which is more than a tax office asks for at a time. */
const DAYS_MAX = 731;
const BATCH = 1000;

interface Texts {
  separator: ';' | ',';
  head: string[];
  status: Record<BookingStatus, string>;
  cancelledAs: Record<(typeof cancelledAs)[number], string>;
  /** name of the file */
  name: string;
}

const TEXTS: Record<Locale, Texts> = {
  de: {
    separator: ';',
    head: [
      'Nummer',
      'Datum',
      'Beginn',
      'Ende',
      'Boards',
      'Gast',
      'Kontakt',
      'Personen',
      'Status',
      'Preis in Euro',
      'Serie',
      'Notizen',
      'Abgesagt von',
      'Grund der Absage',
    ],
    status: {
      requested: 'angefragt',
      confirmed: 'bestätigt',
      cancelled: 'abgesagt',
      completed: 'abgeschlossen',
      no_show: 'nicht erschienen',
    },
    cancelledAs: { member: 'Gast', lounge: 'Lounge', system: 'ohne Antwort verfallen' },
    name: 'Buchungen',
  },
  en: {
    separator: ',',
    head: [
      'Number',
      'Date',
      'Start',
      'End',
      'Boards',
      'Guest',
      'Contact',
      'People',
      'Status',
      'Price in euro',
      'Series',
      'Notes',
      'Cancelled by',
      'Reason of cancellation',
    ],
    status: {
      requested: 'requested',
      confirmed: 'confirmed',
      cancelled: 'cancelled',
      completed: 'completed',
      no_show: 'no-show',
    },
    cancelledAs: { member: 'guest', lounge: 'lounge', system: 'expired unanswered' },
    name: 'bookings',
  },
};

/**
 * Bookings for a spreadsheet, with texts and numbers in the reader's language. They are read in
 * batches while the file is sent.
 *
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN, BAD_INPUT when it is more than two years
 */
export async function exportBookings(
  ctx: MemberContext,
  { loungeId, from, to }: z.output<typeof bookingExportInput>,
): Promise<{ fileName: string; content: Readable }> {
  await requireStaff(ctx.db, ctx.actor, loungeId);
  const days = (midnightOf(to) - midnightOf(from)) / DAY_MS;
  if (days < 0) throw new AppError('BAD_INPUT', { fields: { to: 'invalid' } });
  if (days > DAYS_MAX) throw new AppError('BAD_INPUT', { fields: { to: 'tooLarge' } });
  const { timeZone } = await readBookingRules(ctx.db, { loungeId, from, to: from });
  const span = {
    loungeId,
    startTime: isoOf(instantOfDay(timeZone, from)),
    endTime: isoOf(instantOfDay(timeZone, addDays(to, 1))),
  };
  return {
    fileName: `${TEXTS[ctx.locale].name}-${loungeId}-${from}-${to}.csv`,
    content: Readable.from(linesOf(ctx, span, timeZone)),
  };
}

async function* linesOf(
  { db, locale }: MemberContext,
  span: { loungeId: number; startTime: string; endTime: string },
  timeZone: string,
): AsyncGenerator<string> {
  const texts = TEXTS[locale];
  const toLine = lineFormat(locale, timeZone);
  yield CSV_BOM + csvLine(texts.head, texts.separator);
  let after = { startTime: span.startTime, id: 0 };
  for (;;) {
    const rows = await queries.listForCsv(db, {
      ...span,
      afterTime: after.startTime,
      afterId: after.id,
      limit: BATCH,
    });
    yield rows.map(toLine).join('');
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last;
  }
}

type CsvRow = Awaited<ReturnType<typeof queries.listForCsv>>[number];

function lineFormat(locale: Locale, timeZone: string): (row: CsvRow) => string {
  const texts = TEXTS[locale];
  const tag = locale === 'de' ? 'de-DE' : 'en-GB';
  const day = new Intl.DateTimeFormat(tag, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone,
  });
  const clock = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone });
  const price = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, useGrouping: false });
  return (row) => {
    const start = new Date(row.startTime);
    return csvLine(
      [
        row.id,
        day.format(start),
        clock.format(start),
        clock.format(new Date(row.endTime)),
        row.boards.map(({ name }) => name).join(', '),
        row.guestName,
        row.guestContact,
        row.groupSize,
        texts.status[row.status],
        price.format(euroOf(row.priceCents)),
        row.seriesName,
        row.notes,
        row.cancelledAs && texts.cancelledAs[row.cancelledAs],
        row.cancelReason,
      ],
      texts.separator,
    );
  };
}
