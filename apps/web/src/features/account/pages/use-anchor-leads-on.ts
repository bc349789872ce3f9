import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type AccountPageName, pageOfAnchor } from './account-pages.ts';

/** An anchor of another page leads there. The server never hears of it, so the page does it. */
export function useAnchorLeadsOn(shown: AccountPageName | null): void {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const section = pageOfAnchor(hash);
  useEffect(() => {
    if (!section || section === shown) return;
    void navigate({ to: '/account/$section', params: { section }, hash, replace: true });
  }, [navigate, section, shown, hash]);
}
