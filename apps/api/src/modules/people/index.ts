export { areFriends, mayWriteTo, thoseToWriteTo } from './friends/standing.service.ts';
export { friendIdsOf } from './friends/tied.select.ts';
export { mentionIdsOf, readableText } from './mentions/mention.select.ts';
export { type MentionedPerson, readMentioned, storedText } from './mentions/mention.service.ts';
export { mentionedIn, withoutTornReference } from './mentions/reference.ts';
export { personColumns } from './person.select.ts';
export { isSeen, sectionSeen, seenBy, type Viewer } from './seen.select.ts';
export { requireVisible } from './ties/visible.service.ts';
export { viewerOf } from './viewer.ts';
