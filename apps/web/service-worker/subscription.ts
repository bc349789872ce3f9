type Change = Pick<PushSubscriptionChangeEvent, 'newSubscription' | 'oldSubscription'>;

/**
 * The push service has given this browser another address, or wants it to ask for one. The server is
 * told, with the member's cookie; nobody signed in means that there is nobody to notify.
 */
export async function renewSubscription(
  { pushManager }: Pick<ServiceWorkerRegistration, 'pushManager'>,
  { newSubscription, oldSubscription }: Change,
): Promise<void> {
  const options = oldSubscription?.options;
  const subscription = newSubscription ?? (options && (await pushManager.subscribe(options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/trpc/social.push.renew', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}
