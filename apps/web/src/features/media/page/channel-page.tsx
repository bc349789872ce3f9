import { chakra } from '@chakra-ui/react';
import { Flag, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Split, Stack } from '../../../components/layout.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { LatePlace } from '../../../components/page/late-place.tsx';
import { Page } from '../../../components/page/page.tsx';
import { Picture } from '../../../components/picture.tsx';
import { PlainText } from '../../../components/plain-text.tsx';
import { Report } from '../../../components/report/report.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useSeen } from '../../../lib/live/use-seen.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Episodes } from '../episodes/episodes.tsx';
import { LinkNotice } from '../episodes/link-notice.tsx';
import { Verification } from '../verification/verification.tsx';
import { VideosSection } from '../video/videos-section.tsx';
import { AdminsSection } from './admins-section.tsx';
import { ChannelHero } from './channel-hero.tsx';
import { useDeletion } from './use-deletion.ts';

const EditChannel = lazyPart(async () => (await import('../form/edit-channel.tsx')).EditChannel);

/** A channel: what it says of itself, its videos and pictures, and who runs it. */
export function ChannelPage({ id }: { id: number }) {
  const texts = useTexts('media');
  const { page } = texts;
  const [channel] = trpc.media.channels.get.useSuspenseQuery({ id });
  const [isEditing, setIsEditing] = useState(false);
  const deletion = useDeletion(channel);
  useSeen([`channel/${id}`]);
  const { can, name, description, images } = channel;
  return (
    <Page>
      <Bar>
        <Breadcrumb items={[{ label: texts.title(), to: '/media-channels' }]} />
        <span>
          {can.edit ? (
            <>
              <Button size="sm" variant="ghost" onClick={() => setIsEditing(true)}>
                <Pencil aria-hidden="true" />
                {page.edit()}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                disabled={deletion.isPending}
                onClick={deletion.remove}
              >
                <Trash2 aria-hidden="true" />
                {page.delete()}
              </Button>
            </>
          ) : null}
          {can.report ? (
            <Report thing={{ kind: 'channel', id: String(id) }}>
              {(open) => (
                <Button size="sm" variant="ghost" onClick={open}>
                  <Flag aria-hidden="true" />
                  {page.report()}
                </Button>
              )}
            </Report>
          ) : null}
        </span>
      </Bar>
      {channel.isHidden ? <Notice>{page.hiddenNote()}</Notice> : null}
      {channel.isActive || channel.isHidden ? null : <Notice>{page.pausedNote()}</Notice>}
      <LinkNotice channelId={id} />
      <ChannelHero channel={channel} />
      <LatePlace name="top" />
      <Split>
        <Stack gap="8" alignContent="start" minWidth="0">
          {description ? (
            <TitledSection title={page.about()}>
              <PlainText content={description} />
            </TitledSection>
          ) : null}
          <Episodes channelId={id} platform={channel.platform} />
          <VideosSection channel={channel} />
          {images.length > 0 ? (
            <TitledSection title={page.images()}>
              <Pictures>
                {images.map((picture, index) => (
                  <li key={picture.id}>
                    <a href={picture.url} target="_blank" rel="noopener">
                      <Picture
                        picture={picture}
                        alt={page.imageOf({ number: index + 1, name })}
                        sizes="(min-width: 48em) 20rem, 50vw"
                      />
                    </a>
                  </li>
                ))}
              </Pictures>
            </TitledSection>
          ) : null}
        </Stack>
        <Stack gap="8" alignContent="start" minWidth="0">
          <AdminsSection channel={channel} />
          <Verification channel={channel} />
        </Stack>
      </Split>
      {isEditing ? <EditChannel channel={channel} onClose={() => setIsEditing(false)} /> : null}
    </Page>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '8',
    marginBottom: '3',
  },
});
const Pictures = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 50%), 1fr))',
    gap: '2',
    listStyle: 'none',
    '& img': { width: 'full', aspectRatio: '4 / 3', objectFit: 'cover' },
  },
});
