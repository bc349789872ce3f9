import type de from '../../de/notifications/settings.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Notifications',
  text: 'Everything is on the page and in the bell. Choose here what you get by mail and on your devices as well.',
  failed: 'Your settings could not be loaded',
  saveFailed: 'That was not saved',
  levels: {
    all: 'Everything',
    important: 'What matters',
    nothing: 'Nothing',
  },
  oneByOne: 'Choose one by one ({count})',
  own: 'Chosen one by one',
  what: 'What',
  mail: 'E-mail',
  push: 'Device',
  mailOf: 'E-mail: {label:string}',
  pushOf: 'On your devices: {label:string}',
  always: 'always',
  alwaysText: 'What “always” comes is something you have to know; it can’t be switched off.',
  times: {
    now: 'at once',
    daily: 'daily',
    never: 'never',
  },
  digest: 'The daily mail comes at 8 in the morning. Your time zone: {zone:string}',
  takeZone: 'Change to {zone:string}',

  replies: {
    title: 'Answers by mail',
    label: 'Answer mails',
    hint: 'What you answer to a mail then stands in the thread, and with “yes” or “no” you answer requests. This works only from your confirmed address.',
    renew: 'Block old addresses',
    renewHint: 'In case you have forwarded such a mail.',
    renewed: 'Blocked. You can answer all mails that come from now on.',
  },

  unsubscribe: {
    title: 'No more mails?',
    broken: 'This link is not complete',
    brokenText: 'Open it once more from the mail, or choose in your account what you get.',
    ask: 'You will get no more mails about “{label:string}”. It stays on the page.',
    askDigest: 'You will get no more daily mail. Everything stays on the page.',
    submit: 'Unsubscribe',
    pending: 'Unsubscribing …',
    doneTitle: 'Unsubscribed',
    done: 'There are no more mails about “{label:string}”.',
    doneDigest: 'The daily mail does not come any more.',
    toSettings: 'All settings',
  },
} satisfies Translation<typeof de>;
