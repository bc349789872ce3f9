import * as z from 'zod/mini';

/** Whether a member's answers by mail are taken. */
export const replySettings = z.object({ isOn: z.boolean() });

export const switchRepliesInput = z.object({ isOn: z.boolean() });
