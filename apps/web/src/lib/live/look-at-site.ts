import type { AnyRouter } from '@tanstack/react-router';
import type { Api } from '../trpc.ts';

/**
 * Asks what pages have to say of the site as a whole. Only if that has changed, the open page hears of it; what could
 * not be loaded while its area was closed is loaded then, too.
 */
export async function lookAtSite(router: AnyRouter): Promise<void> {
  const { state } = (router.options.context as { api: Api }).api.site;
  const before = state.getData();
  try {
    await state.fetch(undefined, { staleTime: 0 });
  } catch {
    // offline, or the server is away: what was known still holds
    return;
  }
  if (state.getData() !== before) await router.invalidate();
}
