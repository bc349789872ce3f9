import type de from '../de/uploads.ts';
import type { Translation } from '../texts.ts';

export default {
  choose: 'Choose pictures',
  camera: 'Take a photo',
  undo: 'Undo',
  orDrop: 'or drop them here',
  dropNow: 'Drop here',
  accepted: 'JPEG, PNG, WebP or AVIF. Large photos are made smaller.',
  count: '{count} of {max} {{max:picture|pictures}}',
  left: '{left} {{left:picture does|pictures do}} not fit: at most {max} are possible.',
  list: 'Pictures in their order',
  position: 'Picture {number} of {count}',
  grip: 'Move picture {number} of {count}: drag, or use the arrow keys',
  earlier: 'Move picture {number} forward',
  later: 'Move picture {number} back',
  remove: 'Remove picture {number}',
  description: 'Description of the picture',
  descriptionPlaceholder: 'What does it show?',
  waiting: 'Waiting',
  sending: '{percent}% uploaded',
  processing: 'Processing …',
  progress: 'Uploading {name}',
  cancel: '{name}: cancel',
  dismiss: '{name}: discard',
  retry: '{name}: try again',
  said: {
    moved: 'The picture is now number {number} of {count}.',
    removed: 'Picture {number} is removed.',
    stored: '{name} is uploaded, as number {number}.',
  },
} satisfies Translation<typeof de>;
