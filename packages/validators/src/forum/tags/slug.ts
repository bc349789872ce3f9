import * as z from 'zod/mini';
import { TAG_NAME_MAX } from './limits.ts';

/** The last part of a tag's address. */
export const slug = z
  .string('invalid')
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'invalid'), z.maxLength(TAG_NAME_MAX, 'tooLong'));
