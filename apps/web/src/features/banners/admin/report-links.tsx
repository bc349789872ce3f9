import { chakra } from '@chakra-ui/react';
import type { AdminBanner } from '@oche/validators/banners/admin';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { ChoiceRow } from '../../../components/form/choice-row.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { RowActions, RowWords, RuledList, RuledRow } from '../../../components/list/ruled-list.tsx';
import { Section } from '../../../components/section/section.tsx';
import { Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { formatDate } from '../../../lib/time/date-text.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Secret addresses at which an advertiser reads a report, and how they are taken back. */
export function ReportLinks({ banner: { id, advertiser } }: { banner: AdminBanner }) {
  const texts = useTexts('banner-admin');
  const { links } = texts;
  const locale = useLocale();
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const [scope, setScope] = useState('this');
  const [revoked, setRevoked] = useState<number | null>(null);
  const list = trpc.banners.admin.link.list.useQuery({ id });
  const after = {
    onError: (error: unknown) => showFailure(error, texts.failed()),
    onSettled: () => utils.banners.admin.link.list.invalidate(),
  };
  const create = trpc.banners.admin.link.create.useMutation(after);
  const revoke = trpc.banners.admin.link.revoke.useMutation(after);
  return (
    <Section title={links.title()} text={links.text()}>
      {list.data?.length === 0 ? <Muted>{links.none()}</Muted> : null}
      <RuledList>
        {list.data?.map((link) => (
          <li key={link.id}>
            <RuledRow>
              <RowWords>
                {link.isOfAdvertiser
                  ? links.all({ advertiser: link.advertiser })
                  : links.onlyThis()}
                <Muted>
                  {links.made({ day: formatDate(new Date(link.createdAt), locale) })}
                  {', '}
                  {link.lastReadAt ? (
                    <>
                      {links.read()} <Time value={link.lastReadAt} />
                    </>
                  ) : (
                    links.unread()
                  )}
                </Muted>
              </RowWords>
              <RowActions>
                <Button size="sm" variant="danger" onClick={() => setRevoked(link.id)}>
                  {links.revoke()}
                </Button>
              </RowActions>
            </RuledRow>
          </li>
        ))}
      </RuledList>
      {create.data ? <Ready url={create.data.url} /> : null}
      <Make>
        <ChoiceRow
          legend={links.scope()}
          name="link-scope"
          options={[
            { value: 'this', label: links.onlyThis() },
            { value: 'all', label: links.all({ advertiser }) },
          ]}
          checkedValue={scope}
          onChange={({ target }) => setScope(target.value)}
        />
        <Button
          justifySelf="start"
          disabled={create.isPending}
          onClick={() => create.mutate({ id, isOfAdvertiser: scope === 'all' })}
        >
          {links.create()}
        </Button>
      </Make>
      <ConfirmDialog
        isOpen={revoked !== null}
        onClose={() => setRevoked(null)}
        onConfirm={() =>
          revoked !== null &&
          revoke.mutate(
            { id: revoked },
            {
              onSuccess: () => revoked === create.data?.id && create.reset(),
              onSettled: () => setRevoked(null),
            },
          )
        }
        title={links.revokeTitle()}
        confirmLabel={links.revoke()}
        isDestructive
        isPending={revoke.isPending}
      >
        <p>{links.revokeText()}</p>
      </ConfirmDialog>
    </Section>
  );
}

/** The address of a new link, which nobody can read again. */
function Ready({ url }: { url: string }) {
  const { links } = useTexts('banner-admin');
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.show({ variant: 'success', title: links.copied() });
    } catch {
      toast.show({ variant: 'destructive', title: links.copyFailed() });
    }
  };
  return (
    <Fresh role="status">
      <strong>{links.ready()}</strong>
      <TextField
        label={links.address()}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Button variant="accent" justifySelf="start" onClick={() => void copy()}>
        {links.copy()}
      </Button>
    </Fresh>
  );
}

const Make = chakra('div', { base: { display: 'grid', gap: '3', maxWidth: '40rem' } });
const Fresh = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    padding: '4',
    bg: 'positive.subtle',
    borderInlineStart: '4px solid {colors.positive.solid}',
  },
});
