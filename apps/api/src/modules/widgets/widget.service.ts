import { randomBytes } from 'node:crypto';
import { type Tx, withTransaction } from '@oche/db';
import { WIDGETS_MAX } from '@oche/validators/widgets/limits';
import type {
  createWidgetInput,
  ShownWidget,
  shownWidgetInput,
  updateWidgetInput,
  Widget,
  widgetInput,
} from '@oche/validators/widgets/schemas';
import type { z } from 'zod';
import type { MemberContext, ServiceContext } from '../../lib/deps.ts';
import { AppError } from '../../lib/errors.ts';
import { once } from '../../lib/idempotency.ts';
import { findSubject } from './subject.service.ts';
import './widgets.events.ts';
import * as queries from './widgets.queries.ts';

/** In a stranger's page: 128 random bits. */
const newKey = (): string => randomBytes(16).toString('base64url');

/** The member's widgets, the latest first. */
export const listWidgets = ({ db, actor }: MemberContext): Promise<Widget[]> =>
  queries.listWidgets(db, { userId: actor.id });

/**
 * Makes a widget of something that the member sees. It shows to everybody what visitors see of it.
 * @throws AppError WIDGET_SUBJECT_NOT_FOUND, TOO_MANY_WIDGETS
 */
export async function createWidget(
  ctx: MemberContext,
  input: z.output<typeof createWidgetInput>,
): Promise<Widget> {
  const { name } = await findSubject(ctx, input);
  const userId = ctx.actor.id;
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, { userId, operation: 'widget.create', input }, () => insert(ctx, tx, input, name)),
  );
  const made = (await listWidgets(ctx)).find((widget) => widget.id === id);
  // an attempt that is repeated after the widget was deleted
  if (!made) throw new AppError('WIDGET_NOT_FOUND');
  return made;
}

async function insert(
  { actor, clock }: MemberContext,
  tx: Tx,
  { idempotencyKey: _, ...widget }: z.output<typeof createWidgetInput>,
  name: string,
): Promise<number> {
  const userId = actor.id;
  await queries.lockOwner(tx, { userId });
  const owned = await queries.countWidgets.first(tx, { userId });
  if ((owned?.count ?? 0) >= WIDGETS_MAX) throw new AppError('TOO_MANY_WIDGETS');
  const now = clock.now().toISOString();
  return queries.insertWidget(tx, { ...widget, userId, name, key: newKey(), now });
}

/** Changes where it may be shown and how. @throws AppError WIDGET_NOT_FOUND */
export async function updateWidget(
  { db, actor, clock, events }: MemberContext,
  input: z.output<typeof updateWidgetInput>,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const now = clock.now().toISOString();
    const changed = await queries.updateWidget(tx, { ...input, userId: actor.id, now });
    if (!changed) throw new AppError('WIDGET_NOT_FOUND');
    await events.publish(tx, 'widget.changed', { key: changed.key });
  });
}

/** @throws AppError WIDGET_NOT_FOUND */
export async function deleteWidget(
  { db, actor, events }: MemberContext,
  { id }: z.output<typeof widgetInput>,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const deleted = await queries.deleteWidget.first(tx, { id, userId: actor.id });
    if (!deleted) throw new AppError('WIDGET_NOT_FOUND');
    await events.publish(tx, 'widget.changed', { key: deleted.key });
  });
}

/** @throws AppError WIDGET_NOT_FOUND */
export async function showWidget(
  { db }: Pick<ServiceContext, 'db'>,
  { key }: z.output<typeof shownWidgetInput>,
): Promise<ShownWidget> {
  const widget = await queries.getShown.first(db, { key });
  if (!widget) throw new AppError('WIDGET_NOT_FOUND');
  return widget;
}
