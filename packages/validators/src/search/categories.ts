import { allDomains, keysOf } from '../domains.ts';
import type { SearchType } from './limits.ts';

export const searchCategories = keysOf('search');

export const searchTypes = allDomains.flatMap(({ search = {} }) =>
  Object.values(search),
) as readonly SearchType[];
