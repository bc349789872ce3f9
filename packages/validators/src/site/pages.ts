import { allDomains } from '../domains.ts';
import type { Area } from './limits.ts';

/** The pages of each area, with what lies below them. Everything else is always there. */
export const pagesOf = Object.assign({}, ...allDomains.map(({ areas }) => areas)) as Record<
  Area,
  readonly string[]
>;

/** What has begun goes on: a game is scored to its end, an evening is played, a deal is settled. */
const goesOn = allDomains.flatMap((domain) => domain.goesOn ?? []);

/** Whether something goes on in an area that is switched off. */
export const goesOnIn = (area: Area): boolean =>
  allDomains.some(
    (domain) => domain.goesOn !== undefined && Object.hasOwn(domain.areas ?? {}, area),
  );

/** @param path without query */
export function areaOfPage(path: string): Area | undefined {
  if (goesOn.some((pattern) => pattern.test(path))) return undefined;
  const isBelow = (page: string) => path === page || path.startsWith(`${page}/`);
  const found = Object.entries(pagesOf).find(([, pages]) => pages.some(isBelow));
  return found?.[0] as Area | undefined;
}
