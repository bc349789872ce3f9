import { Stack } from '@chakra-ui/react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { FormError } from '../../../components/form/form.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { trpc } from '../../../lib/trpc.ts';

/**
 * Opened from the mail that tells members of a forum that it has moved here: they come along, or are deleted. One more
 * click, as programs open links on their own.
 */
export function MovedPage({ token }: { token: string }) {
  const texts = useTexts('auth/moved');
  const errorText = useErrorText();
  const refuse = trpc.imports.refuse.useMutation();
  if (refuse.isSuccess) {
    return (
      <Page width="form">
        <EmptyState as="h1" title={texts.doneTitle()}>
          <p role="status">{texts.done()}</p>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page width="form">
      <EmptyState
        as="h1"
        title={texts.title()}
        action={
          <>
            <ButtonLink to="/login" shape="wedge" size="lg">
              {texts.signIn()}
            </ButtonLink>
            <Button
              variant="outline"
              size="lg"
              disabled={refuse.isPending}
              aria-busy={refuse.isPending}
              onClick={() => refuse.mutate({ token })}
            >
              {refuse.isPending ? texts.pending() : texts.refuse()}
            </Button>
          </>
        }
      >
        <Stack gap="3">
          <p>{texts.come()}</p>
          <p>{texts.stay()}</p>
        </Stack>
        <FormError>{refuse.error ? errorText(refuse.error) : null}</FormError>
      </EmptyState>
    </Page>
  );
}
