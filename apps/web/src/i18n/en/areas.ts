import type de from '../de/areas.ts';
import type { Translation } from '../texts.ts';

export default {
  deniedTitle: 'Admins only',
  denied: "You don't have permission to access the admin area",
  mockLogin: 'Mock Login',
  list: {
    admin: {
      title: 'Admin',
    },
  },
} satisfies Translation<typeof de>;
