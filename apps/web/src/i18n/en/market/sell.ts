import type de from '../../de/market/sell.ts';
import type { Translation } from '../../texts.ts';

export default {
  unconfirmed:
    'Go ahead and write it, it stays on this device. You can save and publish the ad once you have opened the link in the mail to {email}.',
  titles: { sell: 'Sell an item', wanted: 'Post a wanted ad', edit: 'Edit your ad' },
  stepsLabel: 'Steps',
  stepOf: 'Step {number} of {count}:',
  steps: {
    basics: 'Item',
    condition: 'Condition',
    photos: 'Photos',
    price: 'Price',
    review: 'Check',
  },
  headings: {
    sell: {
      basics: 'What are you selling?',
      condition: 'Description and condition',
      photos: 'Photos',
      price: 'Price and lounge',
      review: 'What the others will see',
    },
    wanted: {
      basics: 'What are you looking for?',
      condition: 'Condition',
      photos: 'Photos',
      price: 'Description, price and place',
      review: 'What the others will see',
    },
  },
  hints: {
    basics: '',
    condition: '',
    photos: 'Up to ten. The first one is the cover; drag them into the order you like.',
    price: '',
    review: '',
  },
  back: 'Back',
  next: 'Next',
  uploading: 'The photos are still being uploaded.',

  intent: 'I want to',
  intents: { sell: 'Sell', wanted: 'Find' },
  title: 'Title',
  titleHint: 'Write it all in one line: what we recognise is filled in below.',
  titleExample: 'Target Gabriel Clemens 23 g 90% Steel',
  proposal: 'Title: {title}',
  category: 'Category',
  lighter: 'Lighter',
  heavier: 'Heavier',
  otherShare: 'Other share in percent',
  moreAttributes: 'Size, grip, shaft and flight',

  condition: 'Condition',
  conditions: {
    new: 'Unused, as from the shop.',
    like_new: 'A few visits, nothing to be seen.',
    good: 'Played, with the usual marks.',
    fair: 'Clear marks, still plays perfectly.',
    poor: 'Played a lot. Say what is no longer right.',
  },
  wear: 'What do the barrels look like?',
  description: {
    sell: {
      label: 'Description',
      example: 'How long you have had them, what comes with them, why you part with them',
    },
    wanted: {
      label: 'Description',
      example: 'What it should be, and what not',
    },
  },

  save: {
    begin: 'Saved while you write.',
    saving: 'Saving …',
    saved: 'Saved. You can go on with another device, too.',
    kept: 'No connection: your draft stays on this device until it is saved.',
    refused: 'Not saved, on this device only: {reason}',
    elsewhere: 'Not saved yet',
  },
  elsewhere: {
    text: 'You have changed this draft on another device meanwhile. Which one should stay?',
    theirs: 'The other one',
    mine: 'This one',
  },
  failed: {
    new: 'Failed to create item. Please try again.',
    edit: 'Failed to change item. Please try again.',
  },
  drafts: {
    title: 'Drafts',
    untitled: 'Untitled',
    failed: 'The draft could not be deleted.',
    remove: 'Delete draft: {title}',
    removeTitle: 'Delete the draft “{title}”?',
    removeIt: 'Delete',
  },
} as const satisfies Translation<typeof de>;
