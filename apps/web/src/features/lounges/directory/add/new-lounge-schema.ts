import { createLoungeInput } from '@oche/validators/lounges';
import * as z from 'zod/mini';

export const newLoungeSchema = z.omit(createLoungeInput, { idempotencyKey: true });
