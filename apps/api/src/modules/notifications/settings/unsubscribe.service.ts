import type {
  MailTime,
  Subscription as SubscriptionOutput,
} from '@oche/validators/notifications/schemas';
import type { NotificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { getMember } from './settings.queries.ts';
import { hasMails, stopMails } from './settings.service.ts';
import { DIGEST, readUnsubscribeToken, type Subscription } from './unsubscribe-token.ts';

/** @throws AppError UNSUBSCRIBE_LINK_BROKEN */
function read({ vault }: Pick<Deps, 'vault'>, token: string): Subscription {
  const subscription = readUnsubscribeToken(vault, token);
  if (!subscription) throw new AppError('UNSUBSCRIBE_LINK_BROKEN');
  return subscription;
}

const meantBy =
  (name: string) =>
  ({ kind }: NotificationKind<Deps>, mail: MailTime): boolean =>
    name === DIGEST ? mail === 'daily' : kind === name;

/**
 * Stops the mails that the link is from; without a session, as mail programs do it. The same again
 * changes nothing, and nothing tells whether the account still exists.
 *
 * @throws AppError UNSUBSCRIBE_LINK_BROKEN
 */
export async function unsubscribe(deps: Deps, token: string): Promise<void> {
  const { userId, kind } = read(deps, token);
  if (!(await getMember.first(deps.db, { userId }))) return;
  await stopMails(deps, userId, meantBy(kind));
}

/**
 * What the link stops, in the reader's language.
 * @throws AppError UNSUBSCRIBE_LINK_BROKEN
 */
export async function getSubscription(
  ctx: ServiceContext,
  token: string,
): Promise<SubscriptionOutput> {
  const { userId, kind } = read(ctx, token);
  const label = ctx.notifiables.get(kind)?.texts[ctx.locale].label ?? null;
  return { label, isOff: !(await hasMails(ctx, userId, meantBy(kind))) };
}
