import type { DomainModule } from '../manifest.ts';
import { peopleNotifications } from './people.notifications.ts';
import { peopleOwnData } from './people.own-data.ts';
import { peopleReports } from './people.reports.ts';
import { peopleSearch } from './people.search.ts';

export const peopleModule: DomainModule = {
  name: 'people',
  search: peopleSearch,
  reportable: peopleReports,
  notifications: peopleNotifications,
  ownData: peopleOwnData,
};
