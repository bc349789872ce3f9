import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import type { RouterInputs } from '../../../lib/trpc.ts';

const SaveSearchDialog = lazyPart(
  async () => (await import('./save-search-dialog.tsx')).SaveSearchDialog,
);

/**
 * Keeps what the list is filtered by, so that new ads are told. For visitors it can't be pressed, and says why.
 * Routes that show it load the texts `market/searches`.
 */
export function SaveSearch({
  filters,
}: {
  filters: RouterInputs['market']['searches']['save']['filters'];
}) {
  const texts = useTexts('market/searches');
  const { user } = useAuth();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-disabled={user === null || undefined}
        title={user ? texts.saveHint() : texts.signIn()}
        _disabled={{ opacity: '0.55', cursor: 'not-allowed' }}
        onClick={() => {
          if (user) setIsOpen(true);
        }}
      >
        <BellPlus aria-hidden="true" />
        {texts.save()}
      </Button>
      {isOpen ? <SaveSearchDialog filters={filters} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
