import { chakra } from '@chakra-ui/react';
import { Button } from '../../components/button.tsx';
import { Heading } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { errorDataOf } from '../../lib/errors/errors.ts';
import { useErrorText } from '../../lib/errors/use-error-text.ts';

/** Shown when not even the page's frame could be rendered: no header, no pictures, only this. */
export function RootError({ error }: { error: unknown }) {
  const common = useTexts('common');
  const errorText = useErrorText();
  const data = errorDataOf(error);
  return (
    <Main>
      <Heading as="h1">{common.failure.title()}</Heading>
      <p>{data ? errorText(error) : common.failure.outdatedText()}</p>
      {data?.requestId ? <p>{common.failure.requestId({ id: data.requestId })}</p> : null}
      <Button onClick={() => location.reload()}>{common.failure.retry()}</Button>
    </Main>
  );
}

const Main = chakra('main', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '4',
    minHeight: 'screen',
    padding: '6',
    textAlign: 'center',
  },
});
