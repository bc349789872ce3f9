import type { Permission } from './permission.ts';

const admin: Permission = { access: 'admin' };
const anyone: Permission = { access: 'public' };
const member: Permission = { access: 'member' };
const moderator: Permission = { access: 'moderator' };
const speaker: Permission = { access: 'member', speaks: true };
const ownAccount: Permission = { access: 'member', whileSuspended: true };

/** Who may call what among members, as a part of the one table in `permissions.ts`. */
export const socialPermissions: Record<string, Permission> = {
  // clubs
  'clubs.admissions.answer': member,
  'clubs.admissions.answerInvitation': member,
  'clubs.admissions.invite': speaker,
  'clubs.admissions.list': member,
  'clubs.admissions.request': speaker,
  'clubs.admissions.revoke': member,
  'clubs.admissions.withdraw': ownAccount,
  'clubs.create': speaker,
  'clubs.get': anyone,
  'clubs.leave': ownAccount,
  'clubs.list': anyone,
  'clubs.listOwn': member,
  'clubs.members.handOver': member,
  'clubs.members.list': anyone,
  'clubs.members.remove': member,
  'clubs.members.setRole': member,
  'clubs.ofMember': anyone,
  'clubs.ranking': anyone,
  'clubs.setNews': speaker,
  'clubs.update': speaker,

  // conversations
  'social.conversations.addToGroup': speaker,
  'social.conversations.archive': ownAccount,
  'social.conversations.createGroup': speaker,
  'social.conversations.delete': ownAccount,
  'social.conversations.directMessages': { ...member, rest: 'GET /api/messages/{friendId}' },
  'social.conversations.edit': speaker,
  'social.conversations.events': member,
  'social.conversations.get': member,
  'social.conversations.handOverGroup': ownAccount,
  'social.conversations.leaveGroup': ownAccount,
  'social.conversations.links': member,
  'social.conversations.list': member,
  'social.conversations.look': moderator,
  'social.conversations.messages': member,
  'social.conversations.mute': ownAccount,
  'social.conversations.nameGroup': speaker,
  'social.conversations.openAbout': speaker,
  'social.conversations.openDirect': speaker,
  'social.conversations.react': speaker,
  'social.conversations.read': ownAccount,
  'social.conversations.removeFromGroup': member,
  'social.conversations.saveSettings': ownAccount,
  'social.conversations.search': member,
  'social.conversations.send': speaker,
  'social.conversations.sendDirect': { ...speaker, rest: 'POST /api/messages' },
  'social.conversations.settings': member,
  'social.conversations.typing': speaker,
  'social.conversations.unread': member,

  // friends
  'social.friends.cancel': { ...ownAccount, rest: 'DELETE /api/friend-requests/{id}' },
  'social.friends.chooseContact': ownAccount,
  'social.friends.contact': member,
  'social.friends.counts': member,
  'social.friends.dismissSuggestion': ownAccount,
  'social.friends.list': { ...member, rest: 'GET /api/friends' },
  'social.friends.remove': { ...ownAccount, rest: 'DELETE /api/friends/{userId}' },
  'social.friends.request': { ...member, rest: 'POST /api/friend-requests' },
  'social.friends.requests': { ...member, rest: 'GET /api/friend-requests' },
  'social.friends.respond': { ...member, rest: 'PATCH /api/friend-requests/{id}' },
  'social.friends.suggestions': member,
  'social.friends.ties': member,

  // home
  'home.activity': member,
  'home.arrange': ownAccount,
  'home.get': member,
  'home.landing': anyone,
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
  'polls.admin.create': admin,
  'polls.admin.delete': admin,
  'polls.admin.list': admin,
  'polls.admin.pin': admin,
  'polls.admin.setClosed': admin,
  'polls.admin.update': admin,
  'polls.listCurrent': member,
  'polls.thread.add': speaker,
  'polls.thread.close': member,
  'polls.thread.get': anyone,
  'polls.thread.remove': member,
  'polls.thread.start': speaker,
  'polls.vote': member,

  // profiles
  'social.profiles.chooseSection': ownAccount,
  'social.profiles.get': { access: 'public', rest: 'GET /api/profile/{userId}' },
  'social.profiles.removeAvatar': ownAccount,
  'social.profiles.setAvatar': speaker,
  'social.profiles.update': { ...speaker, rest: 'PUT /api/profile' },
};
