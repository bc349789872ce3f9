import type { Permission } from './permission.ts';

const admin: Permission = { access: 'admin' };
const anyone: Permission = { access: 'public' };
const moderator: Permission = { access: 'moderator' };
const member: Permission = { access: 'member' };
const speaker: Permission = { access: 'member', speaks: true };
const ownAccount: Permission = { access: 'member', whileSuspended: true };
const adminSpeaker: Permission = { access: 'admin', speaks: true };

/**
 * Who may call what of media channels, banners, the site and its administration, as a part of the one table in
 * `permissions.ts`.
 */
export const adminPermissions: Record<string, Permission> = {
  // members
  'admin.members.cases': admin,
  'admin.members.content': admin,
  'admin.members.endSessions': admin,
  'admin.members.get': admin,
  'admin.members.list': { ...moderator, rest: 'GET /api/admin/users' },
  'admin.members.note.create': moderator,
  'admin.members.note.list': moderator,
  'admin.members.note.setDeleted': moderator,
  'admin.members.sessions': admin,
  'admin.members.update': { ...admin, rest: 'PUT /api/admin/users/{id}' },

  // places and trade
  'admin.locations.list': moderator,
  'admin.locations.update': admin,
  'admin.log.options': admin,
  'admin.marketplace.list': moderator,
  'admin.marketplace.update': admin,
  'admin.things.hide': admin,
  'admin.things.restore': admin,
  'admin.tournaments.list': moderator,
  'admin.tournaments.update': admin,

  // system
  'admin.system.failed.discard': admin,
  'admin.system.failed.list': admin,
  'admin.system.failed.retry': admin,
  'admin.system.failed.retryAll': admin,
  'admin.system.get': admin,
  'admin.system.testMail': admin,

  // banners
  'banners.click': { ...anyone, rest: 'POST /api/banners/{id}/click' },
  'banners.filled': anyone,
  'banners.impression': { ...anyone, rest: 'POST /api/banners/{id}/impression' },
  'banners.list': { ...anyone, rest: 'GET /api/banners' },
  'banners.show': anyone,

  // media channels
  'media.admins.add': { ...member, rest: 'POST /api/media-channel-admins' },
  'media.admins.remove': ownAccount,
  'media.channels.create': { ...speaker, rest: 'POST /api/media-channels' },
  'media.channels.delete': { ...ownAccount, rest: 'DELETE /api/media-channels/{id}' },
  'media.channels.follow': member,
  'media.channels.get': { ...anyone, rest: 'GET /api/media-channels/{id}' },
  'media.channels.list': { ...anyone, rest: 'GET /api/media-channels' },
  'media.channels.restore': member,
  'media.channels.tabs': member,
  'media.channels.unfollow': ownAccount,
  'media.channels.update': { ...speaker, rest: 'PUT /api/media-channels/{id}' },
  'media.desk.hide': admin,
  'media.desk.list': admin,
  'media.desk.setVerified': admin,
  'media.desk.show': admin,
  'media.episodes.list': anyone,
  'media.favourites.add': member,
  'media.favourites.remove': ownAccount,
  'media.feed.get': anyone,
  'media.feed.refresh': speaker,
  'media.feed.set': speaker,
  'media.verification.check': member,
  'media.verification.get': member,
  'media.verification.start': member,
  // overview and figures
  'admin.duties': admin,
  'admin.figures.list': admin,
  'admin.stats': { ...moderator, rest: 'GET /api/admin/stats' },

  // site
  'site.announcements.create': admin,
  'site.announcements.delete': admin,
  'site.announcements.end': admin,
  'site.announcements.list': admin,
  'site.announcements.update': admin,
  'site.dismiss': { access: 'member', whileSuspended: true },
  'site.state': anyone,
  'site.switches.list': admin,
  'site.switches.set': admin,
  'banners.admin.create': { ...admin, rest: 'POST /api/admin/banners' },
  'banners.admin.delete': { ...admin, rest: 'DELETE /api/admin/banners/{id}' },
  'banners.admin.get': admin,
  'banners.admin.link.create': admin,
  'banners.admin.link.list': admin,
  'banners.admin.link.revoke': admin,
  'banners.admin.list': { ...moderator, rest: 'GET /api/admin/banners' },
  'banners.admin.order': admin,
  'banners.admin.report': admin,
  'banners.admin.restore': admin,
  'banners.admin.setActive': admin,
  'banners.admin.update': { ...admin, rest: 'PUT /api/admin/banners/{id}' },
  'banners.readReport': anyone,
  // the forum in the admins' hands
  'forum.admin.category.create': { ...admin, rest: 'POST /api/admin/forum/categories' },
  'forum.admin.category.delete': { ...admin, rest: 'DELETE /api/admin/forum/categories/{id}' },
  'forum.admin.category.list': { ...moderator, rest: 'GET /api/admin/forum/categories' },
  'forum.admin.category.order': admin,
  'forum.admin.category.restore': admin,
  'forum.admin.category.update': { ...admin, rest: 'PUT /api/admin/forum/categories/{id}' },
  'forum.admin.post.create': { ...adminSpeaker, rest: 'POST /api/admin/forum/posts' },
  'forum.admin.post.delete': { ...admin, rest: 'DELETE /api/admin/forum/posts/{id}' },
  'forum.admin.post.list': { ...moderator, rest: 'GET /api/admin/forum/posts-admin' },
  'forum.admin.post.restore': admin,
  'forum.admin.post.update': { ...adminSpeaker, rest: 'PUT /api/admin/forum/posts/{id}' },
  'forum.admin.subforum.create': { ...admin, rest: 'POST /api/admin/forum/subforums' },
  'forum.admin.subforum.delete': { ...admin, rest: 'DELETE /api/admin/forum/subforums/{id}' },
  'forum.admin.subforum.list': { ...moderator, rest: 'GET /api/admin/forum/subforums' },
  'forum.admin.subforum.order': admin,
  'forum.admin.subforum.restore': admin,
  'forum.admin.subforum.update': { ...admin, rest: 'PUT /api/admin/forum/subforums/{id}' },
  'forum.admin.thread.create': { ...adminSpeaker, rest: 'POST /api/admin/forum/threads' },
  'forum.admin.thread.delete': { ...admin, rest: 'DELETE /api/admin/forum/threads/{id}' },
  'forum.admin.thread.list': { ...moderator, rest: 'GET /api/admin/forum/threads' },
  'forum.admin.thread.move': admin,
  'forum.admin.thread.restore': admin,
  'forum.admin.thread.update': { ...adminSpeaker, rest: 'PUT /api/admin/forum/threads/{id}' },
  'forum.admin.trail': moderator,
};
