import { ButtonAnchor } from '../../components/button.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';

/** A developer's short way to be the demo's admin; there is none unless development sign-in is on. */
export function MockLogin() {
  const texts = useTexts('areas');
  const { data } = trpc.auth.config.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const email = data?.devLogin ? data.testAdminEmail : null;
  if (!email) return null;
  const address = new URLSearchParams({ email, returnTo: '/admin' });
  return (
    <ButtonAnchor href={`/api/mock-login?${address}`} variant="outline" size="sm">
      {texts.mockLogin()}
    </ButtonAnchor>
  );
}
