/**
 * All calls of the two specifications, in their order, as they write them. What stands here has a row in the tables
 * beside it, and what has a row stands here.
 */
const PLATFORM = `
GET /api/auth/user
GET /api/tournaments
GET /api/venues
GET /api/lounges
POST /api/lounges
POST /api/lounges/{id}/bookings
POST /api/lounges/{id}/reviews
GET /api/lounges/{id}/bookings
GET /api/lounges/{id}/reviews
GET /api/banners
POST /api/banners/{id}/impression
POST /api/banners/{id}/click
GET /api/games
GET /api/users/bookings
GET /api/forum/recent-posts
GET /api/marketplace
POST /api/marketplace
GET /api/marketplace/{id}
GET /api/marketplace/sellers/{sellerId}/reviews
GET /api/marketplace/sellers/{sellerId}/profile
GET /api/marketplace/user/{userId}
POST /api/marketplace/{id}/offer
POST /api/marketplace/{id}/conversation
POST /api/marketplace/conversations/{conversationId}/messages
POST /api/marketplace/{id}/favorite
DELETE /api/marketplace/{id}/favorite
POST /api/marketplace/{id}/report
GET /api/users
GET /api/profile/{userId}
PUT /api/profile
GET /api/tournaments/user/{userId}
GET /api/venues/favorites/{userId}
GET /api/users/search
GET /api/friends
GET /api/friend-requests
POST /api/friend-requests
PATCH /api/friend-requests/{id}
DELETE /api/friend-requests/{id}
DELETE /api/friends/{id}
GET /api/messages/{friendId}
POST /api/messages
`;

const COMMUNITY = `
GET /api/forum/threads/{id}
GET /api/forum/threads/{id}/posts
POST /api/forum/posts
DELETE /api/forum/posts/{id}
DELETE /api/forum/threads/{id}
GET /api/search
GET /api/admin/stats
GET /api/admin/users
PUT /api/admin/users/{id}
GET /api/admin/banners
GET /api/admin/forum/categories
GET /api/admin/forum/subforums
GET /api/admin/forum/threads
GET /api/admin/forum/posts-admin
POST /api/admin/forum/threads
PUT /api/admin/forum/threads/{id}
DELETE /api/admin/forum/threads/{id}
POST /api/admin/forum/posts
PUT /api/admin/forum/posts/{id}
DELETE /api/admin/forum/posts/{id}
POST /api/admin/forum/categories
PUT /api/admin/forum/categories/{id}
DELETE /api/admin/forum/categories/{id}
POST /api/admin/forum/subforums
PUT /api/admin/forum/subforums/{id}
DELETE /api/admin/forum/subforums/{id}
GET /api/media-channels
GET /api/media-channels/{id}
POST /api/media-channels
PUT /api/media-channels/{id}
DELETE /api/media-channels/{id}
POST /api/media-channel-admins
POST /api/tournaments
POST /api/tournaments/{id}/register
`;

const linesOf = (text: string): string[] => text.trim().split('\n');

/** Where a browser goes, and is sent on. */
export const specifiedNavigations = [
  '/api/login',
  '/api/logout',
  '/api/mock-login',
  '/api/auth/oidc',
];

export const specifiedCalls = [...linesOf(PLATFORM), ...linesOf(COMMUNITY)];

/** A call whatever the names in the braces are; the documents and the server choose their own. */
export const unnamed = (call: string): string => call.replace(/\{\w+\}/g, '{}');
