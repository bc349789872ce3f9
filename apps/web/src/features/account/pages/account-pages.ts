/** The pages of the account, with the anchors of their sections in their order. */
export const accountPages = {
  profile: ['profile', 'username', 'game-pin'],
  notifications: ['notifications', 'devices', 'watching'],
  security: ['email', 'password', 'second-factor', 'passkeys', 'sessions', 'sign-ins'],
  access: ['access-tokens', 'connected-apps'],
  privacy: ['visibility', 'own-data'],
  forum: ['forum-level'],
  apps: ['own-apps'],
  widgets: ['widgets'],
  webhooks: ['webhooks'],
} as const;

export type AccountPageName = keyof typeof accountPages;
export type AccountAnchor = (typeof accountPages)[AccountPageName][number];

export const accountPageNames = Object.keys(accountPages) as AccountPageName[];

export const isAccountPage = (name: string): name is AccountPageName => name in accountPages;

/** Where an anchor is now: it was one page for all of them once, and links in mails still say so. */
export const pageOfAnchor = (anchor: string): AccountPageName | undefined =>
  accountPageNames.find((name) => (accountPages[name] as readonly string[]).includes(anchor));
