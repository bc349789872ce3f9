import type { Domain } from '../domain.ts';
import { domains } from '../domains.ts';
import type { Area } from './limits.ts';

const all: readonly Domain[] = domains;

/** The pages of each area, with what lies below them. Everything else is always there. */
export const pagesOf = Object.assign({}, ...all.map(({ areas }) => areas)) as Record<
  Area,
  readonly string[]
>;

/** What has begun goes on: a game is scored to its end, an evening is played, a deal is settled. */
const goesOn = all.flatMap((domain) => domain.goesOn ?? []);

/** Whether something goes on in an area that is switched off. */
export const goesOnIn = (area: Area): boolean =>
  all.some((domain) => domain.goesOn !== undefined && Object.hasOwn(domain.areas ?? {}, area));

/** @param path without query */
export function areaOfPage(path: string): Area | undefined {
  if (goesOn.some((pattern) => pattern.test(path))) return undefined;
  const isBelow = (page: string) => path === page || path.startsWith(`${page}/`);
  const found = Object.entries(pagesOf).find(([, pages]) => pages.some(isBelow));
  return found?.[0] as Area | undefined;
}
