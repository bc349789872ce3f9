import { chakra } from '@chakra-ui/react';
import type { ChannelPage } from '@oche/validators/media/schemas';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useVideoConsent } from './use-video-consent.ts';
import { VideoFrame } from './video-frame.tsx';

/** Single videos that a channel's admins have picked. */
export function VideosSection({ channel: { name, videos } }: { channel: ChannelPage }) {
  const { page: texts } = useTexts('media');
  const consent = useVideoConsent();
  if (videos.length === 0) return null;
  return (
    <TitledSection title={texts.videos()}>
      <List>
        {videos.map((url, index) => (
          <li key={url}>
            <VideoFrame url={url} name={name} number={index + 1} consent={consent} />
          </li>
        ))}
      </List>
    </TitledSection>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    alignItems: 'start',
    gap: '4',
    listStyle: 'none',
  },
});
