import {
  type KindSetting,
  type NotificationLevel,
  notificationLevels,
} from '@oche/validators/notifications/schemas';
import type { NotificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';

type Setting = Pick<KindSetting, 'mail' | 'push'>;
type Kind = Pick<NotificationKind<Deps>, 'defaults' | 'isTransactional'>;

/** How a kind is sent at a level of its area. */
export function settingAt(level: NotificationLevel, { defaults, isTransactional }: Kind): Setting {
  const mail = isTransactional ? 'now' : defaults.mail;
  if (level === 'important') return { mail, push: defaults.push };
  if (level === 'all') return { mail: mail === 'never' ? 'daily' : mail, push: true };
  return { mail: isTransactional ? mail : 'never', push: false };
}

/** @returns the level at which all kinds of an area are; null when they are chosen one by one */
export function levelOf(
  kinds: readonly { kind: Kind; setting: Setting }[],
): NotificationLevel | null {
  const isAt = (level: NotificationLevel) =>
    kinds.every(({ kind, setting }) => {
      const { mail, push } = settingAt(level, kind);
      return setting.mail === mail && setting.push === push;
    });
  // what is sent to those who have chosen nothing may be all there is, and is called important then
  return isAt('important') ? 'important' : (notificationLevels.find(isAt) ?? null);
}
