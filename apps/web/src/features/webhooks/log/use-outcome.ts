import type { Delivery } from '@oche/validators/webhooks/schemas';
import { useTexts } from '../../../i18n/react.tsx';

/** How the last attempt at a message ended, in words. */
export function useOutcome({ status, failure, durationMs, triedAt }: Delivery): string {
  const { log: texts } = useTexts('account/open').webhooks;
  if (failure === 'busy') return texts.failures.busy();
  if (triedAt === null) return texts.untried();
  const took = durationMs === null ? '' : ` (${texts.took({ ms: durationMs })})`;
  if (status !== null) return `${texts.answered({ status: String(status) })}${took}`;
  return `${failure === null ? texts.untried() : texts.failures[failure]()}${took}`;
}
