import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** From so many of the last releases an update has to go without a stop. */
const RELEASES = 3;

/** A version that operators have, ready to run. */
export interface Release {
  tag: string;
  /** the folder of its program */
  program: string;
}

/** The tags of the last releases, the latest first. */
export function lastReleases(repository: string): string[] {
  const list = ['-C', repository, 'tag', '--list', 'v*', '--sort=-version:refname'];
  const tags = execFileSync('git', list, { encoding: 'utf8' });
  return tags.split('\n').filter(Boolean).slice(0, RELEASES);
}

/** Takes a release out of the repository and builds it with its own scripts, once. */
export function releaseIn(folder: string, repository: string, tag: string): Release {
  const program = join(folder, 'releases', tag);
  const mark = join(program, '.built');
  if (existsSync(mark)) return { tag, program };
  rmSync(program, { recursive: true, force: true });
  mkdirSync(program, { recursive: true });
  const archive = join(folder, 'releases', `${tag}.tar`);
  execFileSync('git', ['-C', repository, 'archive', '--output', archive, tag]);
  execFileSync('tar', ['-xf', archive, '-C', program]);
  rmSync(archive);
  execFileSync(process.execPath, ['scripts/run.mjs', 'build'], { cwd: program, stdio: 'inherit' });
  writeFileSync(mark, '');
  return { tag, program };
}
