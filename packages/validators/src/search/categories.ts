import { domains, keysOf } from '../domains.ts';
import type { SearchType } from './limits.ts';

export const searchCategories = keysOf('search');

export const searchTypes = domains.flatMap((domain) =>
  'search' in domain ? Object.values(domain.search) : [],
) as readonly SearchType[];
