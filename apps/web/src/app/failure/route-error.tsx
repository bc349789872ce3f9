import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { ErrorState } from '../../components/page/error-state.tsx';
import { Page } from '../../components/page/page.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { errorDataOf, hasErrorCode } from '../../lib/errors/errors.ts';
import { useErrorText } from '../../lib/errors/use-error-text.ts';
import { LoginRequired } from './login-required.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { isOutdated, reloadOnce } from './outdated.ts';

/** Shown in place of a page that could not be loaded or rendered. */
export function RouteError(props: ErrorComponentProps) {
  const { error } = props;
  if (hasErrorCode(error, 'UNAUTHENTICATED')) return <LoginRequired />;
  if (hasErrorCode(error, 'SECOND_FACTOR_REQUIRED')) return <SecondFactorRequired />;
  if (hasErrorCode(error, 'SECOND_FACTOR_SETUP_REQUIRED')) return <SecondFactorMissing />;
  if (errorDataOf(error)?.httpStatus === 404) return <NotFoundPage />;
  if (isOutdated(error)) return <Outdated error={error} />;
  return <Failure {...props} />;
}

function Failure({ error, reset }: ErrorComponentProps) {
  const common = useTexts('common');
  const errorText = useErrorText();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const [isRetrying, setIsRetrying] = useState(false);
  const requestId = errorDataOf(error)?.requestId;

  const retry = async () => {
    setIsRetrying(true);
    queries.reset();
    await router.invalidate();
    setIsRetrying(false);
    reset();
  };
  return (
    <Page width="text">
      <ErrorState as="h1" title={common.failure.title()} onRetry={retry} isRetrying={isRetrying}>
        <p>{isFromCall(error) ? errorText(error) : common.errors.INTERNAL()}</p>
        {requestId ? <p>{common.failure.requestId({ id: requestId })}</p> : null}
      </ErrorState>
    </Page>
  );
}

/** Whether a call of the API failed; any other error is a mistake in our code. */
const isFromCall = (error: unknown) =>
  errorDataOf(error) !== null || (error instanceof Error && error.name === 'TRPCClientError');

function Outdated({ error }: { error: Error }) {
  useEffect(() => reloadOnce(error), [error]);
  const { failure } = useTexts('common');
  return (
    <Page width="text">
      <EmptyState
        as="h1"
        drawing="bounced"
        title={failure.outdatedTitle()}
        action={<Button onClick={() => location.reload()}>{failure.reload()}</Button>}
      >
        <p>{failure.outdatedText()}</p>
      </EmptyState>
    </Page>
  );
}

function SecondFactorRequired() {
  const { errors, userMenu } = useTexts('common');
  return (
    <SecondFactorStep text={errors.SECOND_FACTOR_REQUIRED()}>
      <ButtonLink to="/login">{userMenu.login()}</ButtonLink>
    </SecondFactorStep>
  );
}

/** For moderators and admins: the way to what their area still needs from them. */
function SecondFactorMissing() {
  const { errors, userMenu } = useTexts('common');
  return (
    <SecondFactorStep text={errors.SECOND_FACTOR_SETUP_REQUIRED()}>
      <ButtonLink to="/account/$section" params={{ section: 'security' }} hash="second-factor">
        {userMenu.settings()}
      </ButtonLink>
    </SecondFactorStep>
  );
}

/** @param children the way to take that step */
function SecondFactorStep({ text, children }: { text: string; children: ReactNode }) {
  const { session } = useTexts('common');
  return (
    <Page width="text">
      <EmptyState as="h1" title={session.secondFactorRequired()} action={children}>
        <p>{text}</p>
      </EmptyState>
    </Page>
  );
}
