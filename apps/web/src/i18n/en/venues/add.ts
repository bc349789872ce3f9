import type de from '../../de/venues/add.ts';
import type { Translation } from '../../texts.ts';

export default {
  unconfirmed:
    'Go ahead and fill it in. You can add the lounge once you have opened the link in the mail to {email}.',
  name: 'Lounge name',
  description: 'Description',
  address: 'Street and number',
  zipCode: 'Postal code',
  zipCodeHint: 'It puts the lounge on the map.',
  city: 'City',
  country: 'Country',
  phone: 'Phone',
  email: 'E-mail address',
  website: 'Website',
  websiteHint: 'Beginning with https://',
  type: 'Type',
  setup: 'Setup',
  setupHint: 'Boards, light, systems, room for spectators',
  boards: 'Number of boards',
  price: 'Price per hour (€)',
  priceHint: 'For one board',
  contact: 'Contact',
  place: 'Place',
  play: 'Play',
  submit: 'Create lounge',
  pending: 'Creating …',
  success: 'Lounge created successfully!',
  successText: 'What is missing now: photos, opening hours and boards.',
  manage: 'Set it up',
  failed: 'Failed to create lounge. Please try again.',
  similarTitle: 'Is this lounge here already?',
  similarText:
    '{{count:This lounge|These lounges}} there {{count:has a similar name|have similar names}}. Please have a look before you add it twice.',
  anyway: 'Create anyway',
  back: 'Back to the form',
  opensNewTab: 'opens in a new tab',
} satisfies Translation<typeof de>;
