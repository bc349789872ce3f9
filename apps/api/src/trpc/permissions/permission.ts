import type { Access } from '../init.ts';

export interface Permission {
  access: Access;
  /** for mutations that suspended members may call, too */
  whileSuspended?: true;
  /** for mutations by which a member says something that others read: not while silenced */
  speaks?: true;
  /** the documented path, e.g. 'GET /api/forum/categories' */
  rest?: string;
}
