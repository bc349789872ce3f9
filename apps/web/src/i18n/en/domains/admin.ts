import type de from '../../de/domains/admin.ts';
import type { Translation } from '../../texts.ts';

export default {
  tabs: {
    overview: 'Overview',
    users: 'Users',
    locations: 'Locations',
    tournaments: 'Tournaments',
    marketplace: 'Marketplace',
    announcements: 'Announcements',
    switches: 'Switches',
    statistics: 'Statistics',
    log: 'Log',
    system: 'System',
  },
} satisfies Translation<typeof de>;
