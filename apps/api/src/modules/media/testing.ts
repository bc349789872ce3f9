import type { ChannelPage, createChannelInput } from '@oche/validators/media/schemas';
import type { z } from 'zod';
import type { TestApi, TestMember } from '../../testing/index.ts';

type Wish = z.input<typeof createChannelInput>;

let number = 0;

/** A channel with a name and an address of its own, unless told otherwise. */
export const createChannel = (
  api: TestApi,
  admin: TestMember,
  wish: Partial<Wish> = {},
): Promise<ChannelPage> => {
  number += 1;
  return api.callerFor(admin).media.channels.create({
    name: `Bullseye TV ${number}`,
    url: `https://www.youtube.com/@bullseye-${number}`,
    ...wish,
  });
};
