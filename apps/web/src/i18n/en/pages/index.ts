import type de from '../../de/pages/index.ts';
import type { Translation } from '../../texts.ts';

export default {
  onThisPage: 'On this page',
  updated: 'Last changed:',
  developers: {
    label: 'Topics',
    topics: {
      start: 'Start',
      tokens: 'Tokens',
      apps: 'Apps',
      webhooks: 'Webhooks',
      streams: 'Streams',
      widgets: 'Widgets',
      overlays: 'Overlays',
      files: 'Files',
      client: 'TypeScript',
      errors: 'Errors & limits',
      changes: 'Changes',
    },
    example: 'Example',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'That didn’t work. Select the text and copy it by hand.',
  },
} satisfies Translation<typeof de>;
