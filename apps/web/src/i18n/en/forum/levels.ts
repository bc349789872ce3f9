import type de from '../../de/forum/levels.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Your level in the forum',
  text: 'It grows with what you read and write. Only you see it, and the moderators.',
  loadFailed: 'Your level could not be loaded.',
  steps: 'All levels',
  isYours: 'your level',
  names: {
    newcomer: 'New at the board',
    warm: 'Warmed up',
    regular: 'Regular',
    stalwart: 'Stalwart',
  },
  opens: {
    newcomer:
      'You read, write and react. Somebody has a look at links and pictures in your first three posts before others see them.',
    warm: 'Your links and pictures are shown at once, even if you have written little yet. You give your threads tags.',
    regular:
      'You can make the first post of your threads a wiki that others write, too, and you write the wikis of others with them.',
    stalwart: 'You may do the same as a regular. This one says: thank you.',
  },
  opensTitle: 'What each level opens',
  toNext: 'On the way to “{name}”',
  atTop: 'There is no higher one',
  parts: {
    readingDays: 'Days with reading',
    threadsRead: 'Threads read',
    postsWritten: 'Posts written',
    appreciatedBy: 'Members who liked them',
  },
  ofNeeded: '{have|number} of {need|number}',
  missing: '{count|number} to go',
  reached: 'done',
  reports:
    '{count|number} {{count:report|reports}} about you {{count:was|were}} found right in the last 90 days. Until that is over, “{name}” is the highest.',
  falls: 'Your figures are too low for “{name}” now. If it stays that way, the level ends:',
  fixed: 'The moderators have fixed your level: “{reason}”.',
  earned: 'By your figures it would be “{name}”.',
  rules: {
    title: 'How it is counted',
    days: 'Days with reading: days of the last 365 on which you were signed in and had a thread open. One is enough.',
    threads: 'Threads read: different threads that you have been in.',
    posts: 'Posts written: all that are still there, the first ones of your threads among them.',
    members:
      'Members who liked them: who has given one of them “Bullseye”, “180!”, “Good darts” or “This round is on me”. Each member counts once.',
    up: 'You rise every night, and at once when you look here.',
    down: 'When the figures are too low, the level stays for another 14 days.',
  },
  staff: {
    title: 'Level in the forum',
    failed: 'The level could not be loaded.',
    earned: 'By the figures: “{name}”',
    reports:
      '{count|number} {{count:report|reports}} found right within 90 days: “{name}” at most.',
    falls: 'The figures are too low now. The level ends:',
    fixed: 'Fixed by {name}',
    fix: 'Fix the level',
    level: 'Level',
    reason: 'Reason',
    reasonHint: 'The member reads it, too.',
    hint: 'It holds until somebody releases it, whatever the figures say.',
    save: 'Fix it',
    release: 'Release',
    saved: 'The level is fixed',
    released: 'The figures count again',
    releaseFailed: 'It could not be released.',
  },
} satisfies Translation<typeof de>;
