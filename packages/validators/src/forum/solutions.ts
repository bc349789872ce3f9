import * as z from 'zod/mini';
import { id } from '../common.ts';

export const solveInput = z.object({
  postId: id,
  /** false: the thread has no solution any more, if this is it */
  isSolution: z.boolean(),
});
