import { withTransaction } from '@oche/db';
import { keysOf } from '@oche/validators/domains';
import type { Area } from '@oche/validators/site/limits';
import type { Switch, setSwitchInput } from '@oche/validators/site/schemas';
import type { z } from 'zod';
import { requireAdmin } from '../../../lib/actor.ts';
import { type AuditFacts, audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import '../site.events.ts';
import { forgetState } from '../state/state.service.ts';
import { listSwitches, lockSwitch, saveSwitch } from './switch.queries.ts';

type Row = Awaited<ReturnType<typeof listSwitches>>[number];

/** All areas, in their order; one that nobody has ever touched is open. */
export async function listAreas(ctx: MemberContext): Promise<Switch[]> {
  requireAdmin(ctx.actor);
  const rows = new Map((await listSwitches(ctx.db, {})).map((row) => [row.area, row]));
  return keysOf('areas').map((area) => toSwitch(ctx, area, rows.get(area)));
}

/**
 * Switches an area off or on, in all processes at once. What is under way is finished; jobs go on.
 * @throws AppError FORBIDDEN, BAD_INPUT for a time that is over
 */
export async function setSwitch(
  ctx: MemberContext,
  { area, isOff, untilAt, textDe, textEn, reason }: z.output<typeof setSwitchInput>,
): Promise<Switch> {
  requireAdmin(ctx.actor);
  const now = ctx.clock.now().toISOString();
  if (isOff && untilAt !== undefined && untilAt <= now) {
    throw new AppError('BAD_INPUT', { fields: { untilAt: 'past' } });
  }
  // what is open has neither a time nor a text
  const wanted = {
    area,
    isOff,
    untilAt: isOff ? (untilAt ?? null) : null,
    textDe: isOff ? (textDe ?? null) : null,
    textEn: isOff ? (textEn ?? null) : null,
    changedAt: now,
  };
  const isChanged = await withTransaction(ctx.db, async (tx) => {
    const former = await lockSwitch(tx, area);
    const before = factsOf(toSwitch(ctx, area, former));
    const after = factsOf(wanted);
    const isSameText =
      (former?.textDe ?? null) === wanted.textDe && (former?.textEn ?? null) === wanted.textEn;
    if (isSameText && before.isOff === after.isOff && before.untilAt === after.untilAt)
      return false;
    await saveSwitch(tx, wanted);
    await audit(ctx, tx, {
      action: isOff ? 'area.close' : 'area.open',
      thing: { kind: 'area', id: area },
      scope: 'admin',
      reason,
      before,
      after,
    });
    await ctx.events.publish(tx, 'site.changed', {});
    return true;
  });
  if (isChanged) forgetState(ctx);
  const rows = await listSwitches(ctx.db, {});
  return toSwitch(
    ctx,
    area,
    rows.find((row) => row.area === area),
  );
}

const factsOf = ({ isOff, untilAt }: Pick<Switch, 'isOff' | 'untilAt'>) =>
  ({ isOff, untilAt }) satisfies AuditFacts;

/** An area that has opened on its own reads as open. */
function toSwitch({ clock }: MemberContext, area: Area, row: Row | undefined): Switch {
  const isOff =
    row?.isOff === true && (row.untilAt === null || new Date(row.untilAt) > clock.now());
  return {
    area,
    isOff,
    untilAt: isOff ? row.untilAt : null,
    textDe: row?.textDe ?? null,
    textEn: row?.textEn ?? null,
    changedAt: row?.changedAt ?? null,
  };
}
