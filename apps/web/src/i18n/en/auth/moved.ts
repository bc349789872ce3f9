import type de from '../../de/auth/moved.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Your forum has moved',
  come: 'Your posts and messages are waiting for you here. Sign in with your old password, and all of it is yours again.',
  stay: 'You don’t want to move along? Then we delete your account and everything that concerns you alone. Your posts can still be read, without your name. That can’t be undone.',
  signIn: 'Sign in and join',
  refuse: 'Delete my account',
  pending: 'Deleting …',
  doneTitle: 'You are out',
  done: 'Your account is closed, and will be deleted within an hour. We won’t write to you again.',
} satisfies Translation<typeof de>;
