import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { LinkWithQr } from '../../../../components/link-with-qr.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useErrorText } from '../../../../lib/errors/use-error-text.ts';
import { trpc } from '../../../../lib/trpc.ts';

/** The link that makes a phone the camera, as a code that it scans. */
export function PhoneLink({ gameId }: { gameId: number }) {
  const { phone: texts } = useTexts('games/picture');
  const errorText = useErrorText();
  const { client } = trpc.useUtils();
  const create = useMutation({
    mutationFn: () => client.remote.createCameraLink.mutate({ gameId }),
  });
  const begin = useEffectEvent(() => create.mutate());
  useEffect(() => begin(), []);
  if (create.error) return <p role="alert">{errorText(create.error)}</p>;
  if (!create.data) return <Muted role="status">{texts.making()}</Muted>;
  const { path, qr } = create.data;
  return (
    <>
      <Muted>{texts.scan()}</Muted>
      <LinkWithQr url={location.origin + path} qr={qr} title={texts.title()} texts={texts} />
      <Muted role="status">{texts.waiting()}</Muted>
    </>
  );
}
