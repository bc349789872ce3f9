import type { TextsOf } from '../../i18n/namespaces.ts';

type AreaName = keyof TextsOf<'areas'>['list'];

interface Area {
  /** key of the area's texts */
  name: AreaName;
  /** who may see the area */
  access: 'everyone' | 'members';
}

/**
 * Areas that are still being built, by path. When an area gets a route of its own, its line is
 * removed.
 */
const areas: Record<string, Area> = {
  '/media-channels': { name: 'mediaChannels', access: 'everyone' },
  '/media-channels/new': { name: 'mediaChannels', access: 'members' },
};

/** @param path without query, e.g. `/friends` */
export const areaOf = (path: string): Area | undefined => areas[path];
