import type { Access } from './init.ts';

/**
 * Who may call what, in one place to review. A test compares it with every procedure and route and
 * really calls them all: what is new, gone or different has to be written down here first.
 */

interface Permission {
  access: Access;
  /** a mutation that suspended members may call, too */
  whileSuspended?: true;
  /** the documented path, e.g. 'GET /api/forum/categories' */
  rest?: string;
}

const anyone: Permission = { access: 'public' };
const member: Permission = { access: 'member' };
const moderator: Permission = { access: 'moderator' };
const admin: Permission = { access: 'admin' };
const ownAccount: Permission = { access: 'member', whileSuspended: true };

export const permissions: Record<string, Permission> = {
  'auth.changePassword': ownAccount,
  'auth.config': anyone,
  'auth.confirmEmailChange': anyone,
  'auth.confirmExternalLink': anyone,
  'auth.me': { ...anyone, rest: 'GET /api/auth/user' },
  'auth.requestEmailChange': ownAccount,
  'auth.requestPasswordReset': anyone,
  'auth.resendVerification': anyone,
  'auth.resetPassword': anyone,
  'auth.secondFactor.disable': ownAccount,
  'auth.secondFactor.enable': ownAccount,
  'auth.secondFactor.regenerateCodes': ownAccount,
  'auth.secondFactor.setup': ownAccount,
  'auth.session.list': member,
  'auth.session.revoke': ownAccount,
  'auth.session.revokeOthers': ownAccount,
  'auth.setMemberStatus': moderator,
  'auth.signIn': anyone,
  'auth.signOut': anyone,
  'auth.signUp': anyone,
  'auth.verifyEmail': anyone,
  'auth.verifySecondFactor': anyone,

  'bookings.availability.events': anyone,
  'bookings.availability.get': anyone,
  'bookings.block.create': member,
  'bookings.block.delete': member,
  'bookings.calendar.get': member,
  'bookings.calendar.statistics': member,
  'bookings.cancel': member,
  'bookings.confirm': member,
  'bookings.create': { ...member, rest: 'POST /api/lounges/{loungeId}/bookings' },
  'bookings.createWalkIn': member,
  'bookings.feed.create': member,
  'bookings.feed.list': member,
  'bookings.feed.revoke': member,
  'bookings.get': member,
  'bookings.list': { ...member, rest: 'GET /api/users/bookings' },
  'bookings.listOfLounge': { ...anyone, rest: 'GET /api/lounges/{loungeId}/bookings' },
  'bookings.mark': member,
  'bookings.move': member,
  'bookings.quote': anyone,
  'bookings.series.cancel': member,
  'bookings.series.create': member,
  'bookings.series.list': member,
  'bookings.series.preview': member,
  'bookings.waitingList.join': member,
  'bookings.waitingList.leave': member,
  'bookings.waitingList.list': member,
  'bookings.waitingList.take': member,

  'forum.category.list': { ...anyone, rest: 'GET /api/forum/categories' },
  'forum.post.create': { ...member, rest: 'POST /api/forum/posts' },
  'forum.post.delete': { ...member, rest: 'DELETE /api/forum/posts/{id}' },
  'forum.post.list': { ...anyone, rest: 'GET /api/forum/threads/{threadId}/posts' },
  'forum.post.recent': { ...anyone, rest: 'GET /api/forum/recent-posts' },
  'forum.post.restore': moderator,
  'forum.post.update': { ...member, rest: 'PUT /api/forum/posts/{id}' },
  'forum.subforum.get': { ...anyone, rest: 'GET /api/forum/subforums/{id}' },
  'forum.thread.create': { ...member, rest: 'POST /api/forum/threads' },
  'forum.thread.delete': { ...member, rest: 'DELETE /api/forum/threads/{id}' },
  'forum.thread.events': anyone,
  'forum.thread.get': { ...anyone, rest: 'GET /api/forum/threads/{id}' },
  'forum.thread.list': { ...anyone, rest: 'GET /api/forum/subforums/{subforumId}/threads' },
  'forum.thread.restore': moderator,

  'lounges.board.create': member,
  'lounges.board.delete': member,
  'lounges.board.order': member,
  'lounges.board.update': member,
  'lounges.claim.create': member,
  'lounges.claim.decide': admin,
  'lounges.claim.list': admin,
  'lounges.create': { ...member, rest: 'POST /api/lounges' },
  'lounges.favourite.list': { ...anyone, rest: 'GET /api/venues/favorites/{userId}' },
  'lounges.favourite.set': member,
  'lounges.get': { ...anyone, rest: 'GET /api/lounges/{id}' },
  'lounges.mapConfig': anyone,
  'lounges.mine': member,
  'lounges.move': member,
  'lounges.nearby': member,
  'lounges.photo.set': member,
  'lounges.review.answer': member,
  'lounges.review.delete': member,
  'lounges.review.hide': moderator,
  'lounges.review.list': { ...anyone, rest: 'GET /api/lounges/{loungeId}/reviews' },
  'lounges.review.report': member,
  'lounges.review.save': { ...member, rest: 'POST /api/lounges/{loungeId}/reviews' },
  'lounges.rules.deleteException': member,
  'lounges.rules.get': member,
  'lounges.rules.setException': member,
  'lounges.rules.update': member,
  'lounges.search': { ...anyone, rest: 'GET /api/lounges' },
  'lounges.setActive': member,
  'lounges.similar': member,
  'lounges.staff.acceptInvitation': member,
  'lounges.staff.getInvitation': anyone,
  'lounges.staff.invite': member,
  'lounges.staff.list': member,
  'lounges.staff.remove': member,
  'lounges.staff.revokeInvitation': member,
  'lounges.update': member,
  'lounges.venues': { ...anyone, rest: 'GET /api/venues' },
};

/** Routes that are no procedures → who may use them. Every GET has its HEAD, too. */
export const plainRoutes: Record<string, string> = {
  'GET /*': 'anyone: pages, with what their procedures let this reader see',
  'GET /api/auth/oidc': 'anyone, with an external provider set up',
  'GET /api/auth/oidc/callback': 'anyone who began there',
  'GET /api/docs': 'anyone',
  'GET /api/docs/json': 'anyone',
  'GET /api/docs/static/*': 'anyone',
  'GET /api/docs/static/index.html': 'anyone',
  'GET /api/docs/static/swagger-initializer.js': 'anyone',
  'GET /api/docs/static/theme/oche.css': 'anyone',
  'GET /api/docs/yaml': 'anyone',
  'GET /api/login': 'anyone',
  'GET /api/logout': 'anyone; signs out only when the navigation begins on this site',
  'GET /api/mock-login': 'anyone, on a developer’s machine only (DEV_LOGIN)',
  'GET /api/openapi.json': 'anyone',
  'GET /assets/*': 'anyone: built files',
  'GET /api/lounges/:id/bookings.csv': 'the lounge’s team and admins',
  'GET /calendar/:token(^[\\w-]{20,100}$).ics':
    'who has the secret address, while its member may read it',
  'GET /health/live': 'anyone',
  'GET /health/ready': 'anyone',
  'GET /media/:id/:file': 'anyone who knows the random id of a picture',
  'GET /metrics': 'this machine, or the token of METRICS_TOKEN',
  'GET /robots.txt': 'anyone',
  'GET /sitemap.xml': 'anyone',
  'GET /sitemap/pages.xml': 'anyone',
  'GET /sitemap/threads-:part(^\\d{1,6}$).xml': 'anyone: what the overview shows',
  'GET /trpc/:path': 'see the procedures',
  'POST /api/uploads': 'members who may write',
  'POST /trpc/:path': 'see the procedures',
};
