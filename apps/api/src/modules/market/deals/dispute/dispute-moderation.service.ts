import type { Executor, Tx } from '@oche/db';
import { idOfText } from '@oche/validators/id-text';
import type { DisputeOutcome } from '@oche/validators/market/deal-limits';
import type { Thing, Undoable } from '../../../../lib/declared/reportable.ts';
import type { Deps } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { lockFacts, write } from '../deal/change.service.ts';
import { decideDispute, reopenDispute } from '../rules/deals.ts';
import { decide } from '../rules/evolve.ts';
import type { Facts, Verdict } from '../rules/facts.ts';
import * as queries from './dispute.queries.ts';

/** @throws AppError CASE_IS_OWN for a moderator who is one of the two. @returns whether the rules let it */
async function apply(
  deps: Deps,
  tx: Tx,
  { id: idText, by, outcome }: { id: string; by: string | null; outcome: DisputeOutcome | null },
  rule: (facts: Facts) => Verdict,
): Promise<boolean> {
  const id = idOfText(idText) ?? 0;
  const disputed = await queries.getDisputed.first(tx, { id });
  if (!disputed) return false;
  if (by === disputed.buyerId || by === disputed.sellerId) throw new AppError('CASE_IS_OWN');
  const facts = await lockFacts(deps, tx, disputed.itemId);
  if (facts?.deal?.id !== disputed.dealId) return false;
  const decided = decide(facts, rule);
  if ('refusal' in decided) return false;
  await write(deps, tx, facts, decided.changes, { actorId: null, side: null });
  await queries.setOutcome(tx, { id, outcome, now: facts.now });
  return true;
}

const decision = (outcome: DisputeOutcome): Undoable<Deps> => ({
  do: (deps, tx, id, by) =>
    apply(deps, tx, { id, by, outcome }, (facts) => decideDispute(facts, { outcome })),
  undo: (deps, tx, id) => apply(deps, tx, { id, by: null, outcome: null }, reopenDispute),
});

/** The one who opened it was right: the deal is off, and the item free again if nobody has it. */
export const upholding = decision('upheld');
/** The deal is off: the money goes back, or item and money. */
export const refund = decision('refunded');
export const returning = decision('returned');

const dismissal = decision('dismissed');
/** The deal waits until somebody has looked; it goes on if nothing is wrong with it. */
export const waiting: Undoable<Deps> = { do: dismissal.undo, undo: dismissal.do };

/** Disputes for those who decide, with both sides' account. */
export async function readDisputes(db: Executor, ids: readonly string[]): Promise<Thing[]> {
  const rows = await queries.listDisputes(db, { ids: ids.flatMap((id) => idOfText(id) ?? []) });
  return rows.map((row) => {
    const buyer = { id: row.buyerId, firstName: row.buyerFirstName, lastName: row.buyerLastName };
    const seller = {
      id: row.sellerId,
      firstName: row.sellerFirstName,
      lastName: row.sellerLastName,
    };
    const [opener, other] = row.openedBy === 'buyer' ? [buyer, seller] : [seller, buyer];
    const said = [
      `${nameOf(opener)}: ${row.account}`,
      ...(row.answer ? [`${nameOf(other)}: ${row.answer}`] : []),
    ];
    return {
      id: String(row.id),
      title: `${row.title} (${euroText(row.priceCents)} €): ${nameOf(seller)} → ${nameOf(buyer)}`,
      text: said.join('\n\n'),
      author: other,
      path: null,
      scope: 'site',
      place: null,
      // nobody reports it: it comes from its parties, and only those who decide read it
      isShown: false,
      isLocked: false,
    };
  });
}

/** As it is written in both languages of the house but for the comma: 27, or 43,20. */
const euroText = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2).replace('.', ',');

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;
