import type de from '../de/people.ts';
import type { Translation } from '../texts.ts';

export default {
  username: {
    title: 'Username',
    text: 'This is how others find and name you: as @username in a post. You can change it every 30 days.',
    change: 'Change username',
    label: 'New username',
    hint: '3 to 30 characters, for example triple20 or anna_b',
    submit: 'Change',
    changed: 'You are @{username} now',
    changedText: '@{former} stays reserved for you for another 30 days.',
    changeableFrom: 'Can be changed again from',
  },
  visibility: {
    title: 'Visibility',
    question: 'Who may see your profile?',
    ask: 'It is up to you. Until then we show members only your name and picture.',
    text: 'Who may see your profile. Your name below posts and reviews always stays visible.',
    group: 'Your profile is visible to',
    public: 'Everybody',
    publicText:
      'Your whole profile with your favourite lounges is open, even to people without an account.',
    friends: 'Friends',
    friendsText: 'Members see your name and picture, only your friends see the rest.',
    private: 'Nobody',
    privateText: 'You do not show up in the search or the list of members at all.',
    saved: 'Saved.',
    change: 'You can change this in your account at any time.',
    failed: 'Your choice could not be saved.',
    loadFailed: 'Your profile could not be loaded',
  },
} satisfies Translation<typeof de>;
