import type { I18n } from '../../../i18n/i18n.ts';
import { ApiError, errorDataOf, errorText } from '../../../lib/errors/errors.ts';
import type { Api, RouterOutputs } from '../../../lib/trpc.ts';

type ReadConsent =
  | RouterOutputs['access']['consents']['read']
  /** told to the member alone: where the request would send them may be anybody's address */
  | { kind: 'wrong'; text: string };

const WRONG = ['OAUTH_BAD_REQUEST', 'OAUTH_UNKNOWN_APP', 'OAUTH_WRONG_REDIRECT'] as const;
type Wrong = (typeof WRONG)[number];

/**
 * What the page is about.
 * @param given from the address: a request, or what the server has found wrong with one
 */
export async function readConsent(
  { api, i18n }: { api: Api; i18n: I18n },
  { request, error }: { request?: string | undefined; error?: string | undefined },
): Promise<ReadConsent> {
  if (!request) return wrong(WRONG.find((code) => code === error) ?? 'OAUTH_BAD_REQUEST', i18n);
  try {
    return await api.access.consents.read.ensureData({ request });
  } catch (thrown) {
    const code = WRONG.find((one) => one === errorDataOf(thrown)?.code);
    if (!code) throw thrown;
    return wrong(code, i18n);
  }
}

const wrong = (code: Wrong, i18n: I18n): ReadConsent => ({
  kind: 'wrong',
  text: errorText(new ApiError({ code, domain: 'access', httpStatus: 400, requestId: '' }), i18n),
});
