import {
  CONFIRM_DAYS,
  type DealOutput,
  DISPUTE_PHOTOS_MAX,
  type dealInput,
  type dealListInput,
  type dealListOutput,
} from '@oche/validators/market/deals';
import { euroOrNull } from '@oche/validators/money';
import { z } from 'zod';
import type { ActingContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../../lib/pagination.ts';
import { toPicture } from '../../../uploads/index.ts';
import { readAddress } from '../address/address-read.service.ts';
import * as rules from '../rules/deals.ts';
import { daysLater, type Verdict } from '../rules/facts.ts';
import { type DescribedDeal, factsOf, toSummary } from './deal.select.ts';
import * as queries from './deal-read.queries.ts';

type Reading = Pick<ActingContext, 'db' | 'actor' | 'clock' | 'vault' | 'log'>;
type Row = NonNullable<Awaited<ReturnType<typeof queries.getDescribed.first>>>;

/**
 * A deal as one of its two sides has it.
 * @throws AppError DEAL_NOT_FOUND for everybody else
 */
export async function getDeal(
  ctx: Reading,
  { id }: z.output<typeof dealInput>,
): Promise<DealOutput> {
  const { db, actor, clock } = ctx;
  const row = await queries.getDescribed.first(db, { id, userId: actor.id });
  if (!row) throw new AppError('DEAL_NOT_FOUND');
  const now = clock.now().toISOString();
  const summary = toSummary(row, actor.id, now);
  const { deal } = factsOf(row, now);
  const isOff = deal.status === 'cancelled';
  return {
    ...summary,
    conversationId: row.conversationId,
    ships: row.ships,
    meets: row.meets,
    shippingPrice: euroOrNull(row.shippingCents),
    address: isOff ? null : await readAddress(ctx, id),
    meeting: isOff ? null : meetingOf(row),
    lounge: placeOf(row),
    buyerConfirmedAt: deal.buyerConfirmedAt,
    sellerConfirmedAt: deal.sellerConfirmedAt,
    confirmsAt:
      deal.status === 'handed_over' && deal.handedOverAt !== null && row.offerId !== null
        ? daysLater(deal.handedOverAt, CONFIRM_DAYS)
        : null,
    cancelled:
      deal.cancelledAt !== null && deal.cancelledBy !== null
        ? { at: deal.cancelledAt, by: deal.cancelledBy, reason: row.cancelReason }
        : null,
    dispute: disputeOf(row),
    can: canOf(row, summary.side, now),
  };
}

const isAllowed = (verdict: Verdict): boolean => typeof verdict !== 'string';

/** What the reader can do now, by the same rules that decide when it is done. */
function canOf(row: Row, side: DealOutput['side'], now: string): DealOutput['can'] {
  const facts = factsOf(row, now);
  const isDisputed = facts.deal.status === 'disputed';
  const own = row.photos.filter((photo) => photo.side === side);
  const mayAnswer = row.openedBy !== null && row.openedBy !== side && row.answer === null;
  return {
    cancel: isAllowed(rules.cancelDeal(facts, { side })),
    confirm: isAllowed(rules.confirmDeal(facts, { side })),
    takeBackConfirm: isAllowed(rules.takeBackConfirm(facts, { side })),
    propose: facts.deal.status === 'reserved' && row.meets,
    agree: isAllowed(rules.agreeMeeting(facts, { side })),
    callOff: isAllowed(rules.callOffMeeting(facts)),
    giveAddress: side === 'buyer' && isAllowed(rules.giveAddress(facts)),
    dispute: isAllowed(rules.disputeDeal(facts)),
    answerDispute: isDisputed && mayAnswer,
    addPhotos: isDisputed && own.length < DISPUTE_PHOTOS_MAX,
    answerQuestion: isDisputed && row.question !== null && row.question.answer === null,
  };
}

function meetingOf(row: DescribedDeal): DealOutput['meeting'] {
  const { loungeId, meetsAt, meetingBy, loungeName, loungeAddress, loungeCity, timeZone } = row;
  if (loungeId === null || meetsAt === null || meetingBy === null) return null;
  return {
    at: meetsAt,
    by: meetingBy,
    isAgreed: row.meetingAgreedAt !== null,
    lounge: {
      id: loungeId,
      name: loungeName ?? '',
      address: loungeAddress ?? '',
      zipCode: row.loungeZipCode,
      city: loungeCity ?? '',
      timeZone: timeZone ?? 'Europe/Berlin',
    },
  };
}

const placeOf = ({ placeId, placeName, placeCity }: Row): DealOutput['lounge'] =>
  placeId !== null && placeName !== null && placeCity !== null
    ? { id: placeId, name: placeName, city: placeCity }
    : null;

function disputeOf(row: Row): DealOutput['dispute'] {
  const { openedBy, openedAt, account, answer, outcome, statement, question } = row;
  if (openedBy === null || openedAt === null || account === null) return null;
  const photos = row.photos.map(({ side, picture }) => ({ side, picture: toPicture(picture) }));
  return { openedBy, openedAt, account, answer, outcome, statement, photos, question };
}

const cursorKey = z.tuple([z.int().min(1)]);

/** The member's deals, the latest first. @throws AppError BAD_INPUT for a cursor that isn't ours */
export async function listDeals(
  { db, actor, clock }: Reading,
  { limit, cursor, side, period }: z.output<typeof dealListInput>,
): Promise<z.input<typeof dealListOutput>> {
  const [before] =
    cursor === undefined ? [Number.MAX_SAFE_INTEGER] : decodeCursor(cursorKey, cursor);
  const now = clock.now().toISOString();
  const { items, nextCursor } = await readPage(
    limit,
    (count) =>
      queries.listDeals(db, {
        userId: actor.id,
        isBuyer: side !== 'seller',
        isSeller: side !== 'buyer',
        isCurrent: period === 'current',
        before,
        limit: count,
      }),
    ({ id }) => encodeCursor([id]),
  );
  return { items: items.map((row) => toSummary(row, actor.id, now)), nextCursor };
}
