/** What the browser has to know of webhooks, without the schemas and their library. */

export const WEBHOOKS_MAX = 20;
export const WEBHOOK_NAME_MAX = 60;
export const WEBHOOK_ADDRESS_MAX = 500;
export const WEBHOOK_KINDS_MAX = 100;
/** For how many days messages are kept. */
export const WEBHOOK_KEPT_DAYS = 30;
/** How many messages one replay of all that failed takes at most. */
export const WEBHOOK_REPLAY_MAX = 10_000;
/** For how many hours the former secret signs as well. */
export const WEBHOOK_FORMER_HOURS = 24;

/**
 * owner: by hand; gone: its receiver has answered 410; failing: for three days nothing was taken; flood: too much waits;
 * rights: its member may no longer see what it is narrowed to
 */
export const webhookOffReasons = ['owner', 'gone', 'failing', 'flood', 'rights'] as const;
export type WebhookOffReason = (typeof webhookOffReasons)[number];

/** withheld: what its member may no longer see was not sent */
export const deliveryStates = ['waiting', 'delivered', 'given_up', 'withheld'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why there was no answer; busy: it was not sent yet, as its server gets as much as we send to one. */
export const deliveryFailures = ['refused', 'unknown', 'timeout', 'failed', 'busy'] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];
