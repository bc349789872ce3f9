import type de from '../../de/forum/writing.ts';
import type { Translation } from '../../texts.ts';

export default {
  actions: {
    reply: 'Reply',
    quote: 'Quote',
    edit: 'Edit',
    delete: 'Delete',
    deleteThread: 'Delete thread',
    report: 'Report',
    ofPost: '{action}: post #{number}',
  },

  reply: {
    toThread: 'Reply to thread',
    toPost: 'Reply to post',
    toPostOf: 'Reply to post #{number} by {name}',
    cancel: 'Cancel',
    label: 'Your post',
    placeholder: 'Say what you think …',
    submitPost: 'Send post',
    submitReply: 'Send reply',
    pending: 'Sending …',
    removeQuote: 'Remove quote',
    sent: 'Your post #{number} is in the thread.',
    failed: 'The post could not be created.',
  },

  edit: {
    label: 'Edit post #{number}',
    save: 'Save',
    pending: 'Saving …',
    cancel: 'Cancel',
    minutesLeft: 'Can be edited for {count} more {{count:minute|minutes}}',
    timeOver: 'The time for editing is over. Copy your text if you want to keep it.',
  },

  deletion: {
    postQuestion: 'Delete post?',
    postText: 'Do you really want to delete this post? This can not be undone.',
    postAsModerator: 'The post disappears for everyone. You can undo this right afterwards.',
    threadQuestion: 'Delete thread?',
    threadText: 'Do you really want to delete this thread? This can not be undone.',
    threadAsModerator:
      'The thread disappears for everyone with {count|number} {{count:post|posts}}. You can undo this right afterwards.',
    confirm: 'Delete',
    postDeleted: 'Post deleted',
    postDeletedText: 'The post was deleted.',
    postFailed: 'The post could not be deleted.',
    threadDeleted: 'Thread deleted',
    threadDeletedText: 'The thread was deleted.',
    threadFailed: 'The thread could not be deleted.',
    refused: 'Deleting is not possible',
    hasReplies: 'The thread can not be deleted because it already has replies.',
    undo: 'Undo',
    postRestored: 'Post restored',
    threadRestored: 'Thread restored',
    restoreFailed: 'Restoring did not work.',
  },
  blocked: {
    text: 'Post by {name}, whom you block.',
    show: 'Show',
    showPost: 'Show post {number}',
  },
} satisfies Translation<typeof de>;
