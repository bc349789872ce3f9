import { line, text } from '../common.ts';
import {
  POST_MAX_LENGTH,
  THREAD_CONTENT_MIN,
  THREAD_TITLE_MAX,
  THREAD_TITLE_MIN,
} from './limits.ts';

/** What members write in the forum, apart from its other schemas, which no form needs. */

export const postContent = text({ max: POST_MAX_LENGTH, required: 'contentRequired' });

export const threadTitle = line({
  min: THREAD_TITLE_MIN,
  max: THREAD_TITLE_MAX,
  required: 'titleRequired',
  tooShort: 'titleTooShort',
});

export const threadContent = text({
  min: THREAD_CONTENT_MIN,
  max: POST_MAX_LENGTH,
  required: 'contentRequired',
  tooShort: 'contentTooShort',
});
