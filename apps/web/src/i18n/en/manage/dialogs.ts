import type de from '../../de/manage/dialogs.ts';
import type { Translation } from '../../texts.ts';

export default {
  entry: {
    when: 'When',
    boards: 'Boards',
    anyBoard: 'Any boards',
    contact: 'Contact',
    group: 'Group',
    price: 'Price',
    notes: 'Note',
    series: 'Series',
    status: 'Status',
    cancelledBy: {
      member: 'Cancelled by the guest',
      lounge: 'Cancelled by the lounge',
      system: 'Expired: nobody answered',
    },
    reason: 'Reason',
    confirm: 'Confirm',
    decline: 'Decline',
    move: 'Move',
    cancel: 'Cancel booking',
    noShow: 'Did not come',
    completed: 'Played after all',
  },

  cancelBooking: {
    title: 'Cancel this booking?',
    declineTitle: 'Decline this request?',
    text: '{name} gets a message.',
    textWithoutAccount: 'No message is sent: please tell {name} yourself.',
    reason: 'Reason',
    reasonHint: 'Stands in the message.',
    submit: 'Cancel booking',
    decline: 'Decline',
    done: 'The booking is cancelled.',
  },

  when: {
    date: 'Date',
    from: 'From',
    to: 'To',
    nextDay: 'Ends on {day}.',
    boards: 'Boards',
    anyBoard: 'Choose free boards',
    theseBoards: 'Certain boards',
    boardCount: 'How many boards',
  },

  walkIn: {
    title: 'Add booking',
    text: 'For walk-ins and calls. Opening hours and deadlines don’t bind you, free boards do.',
    guestName: 'Name of the guest',
    guestContact: 'Phone or e-mail',
    groupSize: 'People',
    price: 'Price in euros',
    priceHint: 'Empty: by your prices, here {price}.',
    priceHintUnknown: 'Empty: by your prices.',
    notes: 'Note',
    submit: 'Add',
    done: 'Added: {time}',
    taken: 'No board is free there in this time.',
  },

  block: {
    title: 'Block time',
    outOfServiceTitle: 'Take a board out of service',
    text: 'Nobody can book in this time. Bookings that exist already have to be moved before.',
    kind: 'Kind',
    startDate: 'From day',
    endDate: 'To day',
    reason: 'Reason',
    reasonHint: 'Only your team sees it.',
    submit: 'Block',
    done: 'The time is blocked.',
    remove: 'Lift the block',
    removed: 'The block is lifted.',
    noReason: 'No reason given',
    taken:
      'There {{bookings:is|are}} still {bookings} {{bookings:booking|bookings}} in this time. Move or cancel them first.',
  },
} satisfies Translation<typeof de>;
