import { type Executor, type Tx, withTransaction } from '@oche/db';
import {
  DEFAULT_TIME_ZONE,
  type KindSetting,
  type MailTime,
  type notificationSettingsOutput,
  type saveKindSettingInput,
  type saveLevelInput,
  type setTimeZoneInput,
} from '@oche/validators/notifications/schemas';
import type { z } from 'zod';
import type { NotificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { readReplySettings } from '../../inbound-mail/index.ts';
import { levelOf, settingAt } from './level.policy.ts';
import * as queries from './settings.queries.ts';

/** How the member wants to hear of each kind that can concern them. */
export async function getSettings(
  ctx: MemberContext,
): Promise<z.input<typeof notificationSettingsOutput>> {
  const { db, actor, notifiables, locale } = ctx;
  const [zone, chosen, replies] = await Promise.all([
    queries.getZone.first(db, { userId: actor.id }),
    readChosen(db, actor.id),
    readReplySettings(ctx),
  ]);
  const concerning = await listConcerning(db, actor.id, [...notifiables.values()]);
  return {
    timeZone: zone?.timeZone ?? DEFAULT_TIME_ZONE,
    replies,
    kinds: concerning.map((kind) => ({
      kind: kind.kind,
      area: kind.area,
      label: kind.texts[locale].label,
      isTransactional: kind.isTransactional,
      ...settingOf(kind, chosen),
    })),
    levels: [...Map.groupBy(concerning, ({ area }) => area)].map(([area, kinds]) => ({
      area,
      level: levelOf(kinds.map((kind) => ({ kind, setting: settingOf(kind, chosen) }))),
    })),
  };
}

/** Those kinds that can concern a member. */
async function listConcerning(
  db: Executor,
  userId: string,
  kinds: readonly NotificationKind<Deps>[],
): Promise<NotificationKind<Deps>[]> {
  const concerning = await Promise.all(
    kinds.map(async (kind) => ((await kind.concerns?.(db, userId)) === false ? [] : [kind])),
  );
  return concerning.flat();
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

/** All kinds of an area that can concern the member at once; what is mailed in any case stays so. */
export async function saveLevel(
  { db, actor, notifiables }: MemberContext,
  { area, level }: z.output<typeof saveLevelInput>,
): Promise<void> {
  const ofArea = [...notifiables.values()].filter((kind) => kind.area === area);
  const concerning = await listConcerning(db, actor.id, ofArea);
  const settings = concerning.map((kind) => ({ kind: kind.kind, ...settingAt(level, kind) }));
  await withTransaction(db, (tx) => write(tx, actor.id, settings));
}

/** @throws AppError KIND_NOT_FOUND, KIND_TRANSACTIONAL for what is always mailed at once */
export async function saveSetting(
  { db, actor, notifiables }: MemberContext,
  { kind: name, mail, push }: z.output<typeof saveKindSettingInput>,
): Promise<void> {
  const kind = notifiables.get(name);
  if (!kind) throw new AppError('KIND_NOT_FOUND');
  if (kind.isTransactional && mail !== 'now') throw new AppError('KIND_TRANSACTIONAL');
  await withTransaction(db, (tx) => write(tx, actor.id, [{ kind: name, mail, push }]));
}

async function write(
  tx: Tx,
  userId: string,
  settings: readonly { kind: string; mail: MailTime; push: boolean }[],
): Promise<void> {
  await queries.saveSettings(tx, {
    userId,
    kinds: settings.map(({ kind }) => kind),
    mails: settings.map(({ mail }) => mail),
    pushes: settings.map(({ push }) => push),
  });
  const kinds = settings.filter(({ mail }) => mail !== 'daily').map(({ kind }) => kind);
  if (kinds.length > 0) await queries.dropFromDigest(tx, { userId, kinds });
}

/** Ends mails of these kinds to a member, and leaves everything else as it is. */
export async function stopMails(
  { db, notifiables }: Pick<Deps, 'db' | 'notifiables'>,
  userId: string,
  isStopped: (kind: NotificationKind<Deps>, mail: MailTime) => boolean,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const chosen = await readChosen(tx, userId);
    const stopped = [...notifiables.values()].flatMap((kind) => {
      const { mail, push } = settingOf(kind, chosen);
      if (kind.isTransactional || mail === 'never' || !isStopped(kind, mail)) return [];
      return [{ kind: kind.kind, mail: 'never' as const, push }];
    });
    await write(tx, userId, stopped);
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
