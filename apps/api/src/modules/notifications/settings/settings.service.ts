import { type Executor, type Tx, withTransaction } from '@oche/db';
import {
  DEFAULT_TIME_ZONE,
  type KindSetting,
  type MailTime,
  type notificationSettingsOutput,
  type saveKindSettingInput,
  type setTimeZoneInput,
} from '@oche/validators/notifications/schemas';
import type { z } from 'zod';
import type { NotificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import * as queries from './settings.queries.ts';

/** How the member wants to hear of each kind that can concern them. */
export async function getSettings(
  ctx: MemberContext,
): Promise<z.input<typeof notificationSettingsOutput>> {
  const { db, actor, notifiables, locale } = ctx;
  const [zone, chosen] = await Promise.all([
    queries.getZone.first(db, { userId: actor.id }),
    readChosen(db, actor.id),
  ]);
  const concerning = await Promise.all(
    [...notifiables.values()].map(async (kind) =>
      (await kind.concerns?.(db, actor.id)) === false ? [] : [kind],
    ),
  );
  return {
    timeZone: zone?.timeZone ?? DEFAULT_TIME_ZONE,
    kinds: concerning.flat().map((kind) => ({
      kind: kind.kind,
      area: kind.area,
      label: kind.texts[locale].label,
      isTransactional: kind.isTransactional,
      ...settingOf(kind, chosen),
    })),
  };
}

type Chosen = ReadonlyMap<string, { mail: MailTime; push: boolean }>;

async function readChosen(db: Executor, userId: string): Promise<Chosen> {
  const rows = await queries.listSettings(db, { userId });
  return new Map(rows.map(({ kind, mail, push }) => [kind, { mail, push }]));
}

function settingOf(
  { kind, defaults, isTransactional }: NotificationKind<Deps>,
  chosen: Chosen,
): Pick<KindSetting, 'mail' | 'push'> {
  const { mail, push } = chosen.get(kind) ?? defaults;
  return { mail: isTransactional ? 'now' : mail, push };
}

/** @throws AppError KIND_NOT_FOUND, KIND_TRANSACTIONAL for what is always mailed at once */
export async function saveSetting(
  { db, actor, notifiables }: MemberContext,
  { kind: name, mail, push }: z.output<typeof saveKindSettingInput>,
): Promise<void> {
  const kind = notifiables.get(name);
  if (!kind) throw new AppError('KIND_NOT_FOUND');
  if (kind.isTransactional && mail !== 'now') throw new AppError('KIND_TRANSACTIONAL');
  await withTransaction(db, (tx) => write(tx, { userId: actor.id, kind: name, mail, push }));
}

async function write(
  tx: Tx,
  setting: { userId: string; kind: string; mail: MailTime; push: boolean },
): Promise<void> {
  await queries.saveSetting(tx, setting);
  if (setting.mail !== 'daily') await queries.dropFromDigest(tx, setting);
}

/** Ends mails of these kinds to a member, and leaves everything else as it is. */
export async function stopMails(
  { db, notifiables }: Pick<Deps, 'db' | 'notifiables'>,
  userId: string,
  isStopped: (kind: NotificationKind<Deps>, mail: MailTime) => boolean,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const chosen = await readChosen(tx, userId);
    for (const kind of notifiables.values()) {
      const { mail, push } = settingOf(kind, chosen);
      if (kind.isTransactional || mail === 'never' || !isStopped(kind, mail)) continue;
      await write(tx, { userId, kind: kind.kind, mail: 'never', push });
    }
  });
}

/** Whether the member gets mails of such kinds. */
export async function hasMails(
  { db, notifiables }: Pick<Deps, 'db' | 'notifiables'>,
  userId: string,
  isMeant: (kind: NotificationKind<Deps>, mail: MailTime) => boolean,
): Promise<boolean> {
  const chosen = await readChosen(db, userId);
  return [...notifiables.values()].some((kind) => {
    const { mail } = settingOf(kind, chosen);
    return mail !== 'never' && isMeant(kind, mail);
  });
}

export async function setTimeZone(
  { db, actor }: MemberContext,
  { timeZone }: z.output<typeof setTimeZoneInput>,
): Promise<void> {
  await queries.saveZone(db, { userId: actor.id, timeZone });
}
