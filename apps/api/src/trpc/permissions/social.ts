import type { Permission } from './permission.ts';

const member: Permission = { access: 'member' };
const moderator: Permission = { access: 'moderator' };
const speaker: Permission = { access: 'member', speaks: true };
const ownAccount: Permission = { access: 'member', whileSuspended: true };

/** Who may call what among members, as a part of the one table in `permissions.ts`. */
export const socialPermissions: Record<string, Permission> = {
  // clubs

  // conversations
  'social.conversations.events': member,
  'social.conversations.get': member,
  'social.conversations.list': member,
  'social.conversations.look': moderator,
  'social.conversations.messages': member,
  'social.conversations.read': ownAccount,
  'social.conversations.send': speaker,
  'social.conversations.unread': member,

  // friends
  'social.friends.cancel': { ...ownAccount, rest: 'DELETE /api/friend-requests/{id}' },
  'social.friends.chooseContact': ownAccount,
  'social.friends.contact': member,
  'social.friends.counts': member,
  'social.friends.list': { ...member, rest: 'GET /api/friends' },
  'social.friends.remove': { ...ownAccount, rest: 'DELETE /api/friends/{userId}' },
  'social.friends.request': { ...member, rest: 'POST /api/friend-requests' },
  'social.friends.requests': { ...member, rest: 'GET /api/friend-requests' },
  'social.friends.respond': { ...member, rest: 'PATCH /api/friend-requests/{id}' },
  'social.friends.ties': member,

  // home
  'home.activity': member,
  'home.arrange': ownAccount,
  'home.get': member,
  'home.live': member,

  // own data
  'ownData.get': member,
  'ownData.leaving': member,
  'ownData.requestArchive': ownAccount,
  'ownData.requestLeave': ownAccount,
  'ownData.undoLeave': ownAccount,

  // people
  'social.people.block': ownAccount,
  'social.people.changeUsername': speaker,
  'social.people.chooseVisibility': ownAccount,
  'social.people.follow': member,
  'social.people.list': { ...member, rest: 'GET /api/users' },
  'social.people.listBlocks': member,
  'social.people.listFollows': member,
  'social.people.own': member,
  'social.people.search': { ...member, rest: 'GET /api/users/search' },
  'social.people.unblock': ownAccount,
  'social.people.unfollow': member,

  // polls

  // profiles
};
