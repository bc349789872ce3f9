import type de from '../../de/auth/password.ts';
import type { Translation } from '../../texts.ts';

export default {
  forgot: {
    call: 'Bounce-out',
    title: 'Forgot your password?',
    lead: 'Happens to the best. Tell us your e-mail address, and we send you a link to set a new one.',
    email: 'E-mail address',
    submit: 'Request a link',
    pending: 'Sending …',
    remembered: 'Remembered it after all?',
  },
  reset: {
    call: 'Fresh darts',
    title: 'Set a new password',
    lead: 'All devices are signed out afterwards, and you sign in with the new password.',
    password: 'New password',
    submit: 'Set password',
    pending: 'Setting …',
    expiredLead: 'It is older than one hour or has been used already. Just request a new one.',
    again: 'Request a new link',
  },
} satisfies Translation<typeof de>;
