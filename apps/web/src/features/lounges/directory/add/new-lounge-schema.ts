import { createLoungeInput } from '@oche/validators/lounges/schemas';
import * as z from 'zod/mini';

export const newLoungeSchema = z.omit(createLoungeInput, { idempotencyKey: true });
