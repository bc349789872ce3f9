import type { DomainModule } from '../manifest.ts';
import { lookAtNewName } from './likeness/likeness.service.ts';
import { peopleAnswers } from './people.answers.ts';
import './people.events.ts';
import { peopleNotifications } from './people.notifications.ts';
import { peopleOwnData } from './people.own-data.ts';
import { peopleReports } from './people.reports.ts';
import { memberLinks, peopleSearch } from './people.search.ts';

export const peopleModule: DomainModule = {
  name: 'people',
  // loaded only with the demo data, as nothing else needs it
  demo: async (deps) => (await import('./demo/demo.service.ts')).seedDemoFriends(deps),
  search: peopleSearch,
  linkable: [memberLinks],
  reportable: peopleReports,
  notifications: peopleNotifications,
  answerable: peopleAnswers,
  ownData: peopleOwnData,
  reactions: { 'member.confirmed': { lookAtName: lookAtNewName } },
  stalePages: { 'profile.changed': ({ userId }) => [`/profile/${userId}`] },
};
