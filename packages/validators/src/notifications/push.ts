import * as z from 'zod/mini';
import { dateTime, id, line } from '../common.ts';

const DEVICE_NAME_MAX = 60;

/** Bytes in base64 for addresses, without padding, as browsers give the keys of a subscription. */
const base64Url = (characters: number) =>
  z.string('required').check(z.regex(new RegExp(`^[\\w-]{${characters}}$`), 'invalid'));

/** How the member calls a device. */
export const pushDeviceNameInput = z.object({ name: line({ max: DEVICE_NAME_MAX }) });

/** What a browser's subscription says of itself (`PushSubscription.toJSON()`). */
export const pushSubscriptionInput = z.object({
  endpoint: z.url({ protocol: /^https$/, error: 'invalid' }).check(z.maxLength(1000, 'invalid')),
  keys: z.object({
    /** a point of the curve P-256, not compressed: 65 bytes */
    p256dh: base64Url(87),
    /** 16 bytes */
    auth: base64Url(22),
  }),
});

export const savePushDeviceInput = z.extend(pushSubscriptionInput, pushDeviceNameInput.shape);

export const pushDeviceInput = z.object({ id });

export const pushDeviceListOutput = z.object({
  /** with which browsers subscribe, in base64 for addresses (RFC 8292) */
  applicationKey: z.string(),
  /** the latest first */
  devices: z.array(
    z.object({
      id,
      name: z.string(),
      createdAt: dateTime,
      /** whether it is the device that asks */
      isCurrent: z.boolean(),
    }),
  ),
});
