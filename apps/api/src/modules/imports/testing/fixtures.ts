import sharp from 'sharp';
import type { SourceKind } from '../sources/source.ts';
import { phpbb3Dump } from './phpbb3-dump.ts';
import { type Files, vbulletin4Dump } from './vbulletin4-dump.ts';
import { vbulletin5Dump } from './vbulletin5-dump.ts';
import { woltlabDump } from './woltlab-dump.ts';
import { world } from './world.ts';

/** The picture that the board has, and the avatar. */
export async function makeFiles() {
  const image = sharp({ create: { width: 400, height: 300, channels: 3, background: '#2a7' } });
  return {
    'barrel.png': await image.png().toBuffer(),
    avatar: await image.gif().toBuffer(),
  } satisfies Files;
}

/** A dump of each kind of board; those of vBulletin have their pictures in them. */
export async function dumpOf(kind: SourceKind): Promise<string> {
  if (kind === 'phpbb3') return phpbb3Dump(world);
  if (kind === 'woltlab') return woltlabDump(world, 6);
  const files = await makeFiles();
  return kind === 'vbulletin4' ? vbulletin4Dump(world, files) : vbulletin5Dump(world, files);
}
