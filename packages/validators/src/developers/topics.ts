/**
 * What `/developers` tells, in its order: the last part of each address, and the file in `docs/` from which both the
 * repository's readers and the page have it. The German one stands at the same place in `docs/de/` (ADR 77).
 */
export const guideTopics = {
  start: 'api',
  tokens: 'developers/tokens',
  apps: 'developers/apps',
  webhooks: 'webhooks',
  streams: 'streams',
  widgets: 'widgets',
  overlays: 'overlay',
  files: 'files',
  client: 'developers/client',
  errors: 'developers/errors',
  changes: 'developers/changes',
} as const;

export type GuideTopic = keyof typeof guideTopics;

export const isGuideTopic = (name: string): name is GuideTopic => Object.hasOwn(guideTopics, name);

/** The page of a topic; the first one is what `/developers` itself shows. */
export const pathOfGuide = (topic: GuideTopic): string =>
  topic === 'start' ? '/developers' : `/developers/${topic}`;
