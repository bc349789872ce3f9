import type german from '../../de/market/item.ts';
import type { Translation } from '../../texts.ts';

export default {
  notFound: 'Item not found',
  notFoundText: 'It may have been sold, or the ad is gone.',
  toMarket: 'Back to the marketplace',
  market: 'Marketplace',
  head: '{what:string} for {price:string} in {city:string}.',
  headWanted: 'Wanted: {what:string} for {price:string} at most, {city:string}.',

  gallery: {
    label: 'Pictures',
    slides: 'Slides',
    position: 'Picture {number:number} of {count:number}',
    alt: '{title:string}, picture {number:number}',
    previous: 'Previous picture',
    next: 'Next picture',
    show: 'Show picture {number:number} of {count:number}',
  },

  facts: 'Spec sheet',
  description: 'Description',

  details: {
    title: 'Details',
    category: 'Category',
    condition: 'Condition',
    wear: 'Wear',
    wearOf: 'Step {step:number} of 5: {text:string}',
    location: 'Location',
    distance: '{distance:string} away',
    views: 'Views',
    listed: 'Listed',
    sellerType: 'Seller',
    anyCondition: 'Any',
  },

  price: {
    label: 'Price',
    upTo: 'up to',
    vat: 'incl. VAT',
    offers: 'Open to offers',
    agreed: 'As you have agreed',
    fixed: 'Fixed price',
    shipping: 'Shipping {price:string}',
    freeShipping: 'Free shipping',
    ships: 'Can be shipped',
    onlyMeets: 'Pick-up only, no shipping',
    onlyShips: 'Shipping only',
    meetsAt: 'Handover at {name:string}',
    meetsAtPlace: 'Handover: {name:string}',
    meets: 'Handover possible',
    favourites: '{count:number|number} {{count:member has|members have}} saved this',
  },

  private: {
    title: 'Private sale',
    text: 'You buy from a member, not from a shop: there is no right of withdrawal, and warranty may be excluded.',
  },
  trader: {
    title: 'About the trader',
    lead: 'Sold by a business: you can withdraw within 14 days.',
    name: 'Name',
    address: 'Address',
    email: 'E-mail',
    phone: 'Phone',
    register: 'Register',
    vatId: 'VAT ID',
    withdrawal: 'Terms of withdrawal',
    confirmed: 'The trader has confirmed to offer only what complies with EU law.',
  },

  actions: {
    own: 'Your item',
    edit: 'Edit',
    offer: 'Make an offer',
    message: 'Send message',
    sold: 'This item is sold. It takes no more offers or messages.',
    login: 'Sign in to make an offer or send a message.',
    report: 'Report item',
    unseen: 'Right now only you and the moderators can see this ad.',
  },

  seller: {
    title: 'Sold by',
    titleWanted: 'Wanted by',
    new: 'New here',
    reviews: '{count:number|number} {{count:review|reviews}}',
    since: 'Member since {year:string}',
    profile: 'View profile',
    more: 'More items ({count:number|number})',
  },

  suspicion: {
    title: 'Suspicious terms found',
    titleOther: 'Take a closer look',
    advice: 'Write only here on Oche, and don’t pay before you have agreed.',
    kinds: {
      payment_link: 'A link through which you are to pay',
      payment_method: 'A way to pay that does not protect buyers',
      messenger: 'Another messenger',
      phone: 'A phone number',
      email: 'An e-mail address',
      link: 'A link to another site',
      bank_account: 'Bank details',
      trick: 'A line that fraudsters like to write',
      picture: 'A picture from another ad',
      price: 'A price far below that of similar items',
    },
  },

  safety: {
    title: 'Buy safely',
    meet: 'Meet at a lounge: you can throw a leg with it right there.',
    look: 'Check points, grip and weight before you pay.',
    pay: 'Never pay strangers up front, least of all by link or voucher.',
    stay: 'Write here on Oche. Whoever wants you on another messenger usually has a reason.',
  },

  area: {
    title: 'Where',
    note: 'The circle shows the postal code area, not the address.',
    label: 'Area of {place:string}',
  },

  similar: 'Similar items',
} satisfies Translation<typeof german>;
