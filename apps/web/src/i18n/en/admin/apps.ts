import type de from '../../de/admin/apps.ts';
import type { Translation } from '../../texts.ts';

export default {
  lead: 'Apps that members have registered. One that is switched off may do nothing from that moment, and nobody can allow it anything.',
  failed: 'The apps could not be loaded',
  none: 'No app.',
  search: 'Search by name',
  noneFound: 'No app found.',
  onlyOff: 'Switched off only',
  off: 'Switched off',
  owner: 'Registered by',
  ownerLink: 'this member',
  members: 'Allowed by {count|number} {{count:member|members}}',
  switchOff: 'Switch off',
  switchOffOf: 'Switch {name} off',
  switchOn: 'Switch on',
  switchOnOf: 'Switch {name} on again',
  text: 'Whoever made the app reads the reason; it is in the log, too.',
  reason: 'Reason',
} satisfies Translation<typeof de>;
