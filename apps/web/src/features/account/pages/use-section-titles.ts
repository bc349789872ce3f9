import { useTexts } from '../../../i18n/react.tsx';
import type { AccountAnchor } from './account-pages.ts';

/** What the sections of all pages are called, in the words of their domains. */
export function useSectionTitles(): Record<AccountAnchor, string> {
  const texts = useTexts('account');
  const people = useTexts('people');
  const notifications = useTexts('notifications/settings');
  const watching = useTexts('watching');
  const devices = useTexts('account/devices');
  const pin = useTexts('games/pin');
  const signIn = useTexts('account/sign-in');
  const ownData = useTexts('account/own-data');
  const access = useTexts('account/open').access;
  const apps = useTexts('account/open').apps;
  const webhooks = useTexts('account/open').webhooks;
  const levels = useTexts('forum/levels');
  const widgets = useTexts('account/open').widgets;
  return {
    profile: texts.profile.title(),
    username: people.username.title(),
    'game-pin': pin.title(),
    notifications: notifications.title(),
    devices: devices.title(),
    watching: watching.list.title(),
    email: texts.email.title(),
    password: texts.changePassword.title(),
    'second-factor': texts.secondFactor.title(),
    passkeys: signIn.passkeys.title(),
    sessions: texts.sessions.title(),
    'sign-ins': signIn.history.title(),
    visibility: people.visibility.title(),
    'own-data': ownData.title(),
    'forum-level': levels.title(),
    'access-tokens': access.title(),
    'connected-apps': apps.connected.title(),
    'own-apps': apps.own.title(),
    widgets: widgets.title(),
    webhooks: webhooks.title(),
  };
}
