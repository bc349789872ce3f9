import { chakra } from '@chakra-ui/react';
import type { ShownAnnouncement } from '@oche/validators/site/schemas';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../components/button.tsx';
import { AnnouncementBand } from '../../../features/admin/announcements/announcement-band.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { addPutAway, readPutAway } from './put-away.ts';

interface AnnouncementsProps {
  announcements: readonly ShownAnnouncement[];
  /** tells the server, which knows of members what they have put away */
  onPutAway?: (announcement: { id: number; edition: number }) => void;
}

const keyOf = ({ id, edition }: ShownAnnouncement) => `${id}/${edition}`;

/** What the site has to say to everybody, the most urgent first. */
export function Announcements({ announcements, onPutAway }: AnnouncementsProps) {
  const texts = useTexts('site');
  const [away, setAway] = useState<readonly string[]>([]);
  // read only now, as the server doesn't know it
  useEffect(() => setAway(readPutAway()), []);
  const shown = announcements.filter((each) => !each.isDismissible || !away.includes(keyOf(each)));
  const putAway = (announcement: ShownAnnouncement) => {
    setAway(addPutAway(keyOf(announcement)));
    onPutAway?.({ id: announcement.id, edition: announcement.edition });
  };
  if (shown.length === 0) return null;
  return (
    <Root aria-label={texts.announcements()}>
      <ul>
        {shown.map((announcement) => (
          <li key={announcement.id}>
            <AnnouncementBand
              {...announcement}
              action={
                announcement.isDismissible ? (
                  <IconButton
                    size="sm"
                    color="inherit"
                    label={texts.putAway({ text: announcement.text })}
                    onClick={() => putAway(announcement)}
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                ) : null
              }
            />
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = chakra('section', {
  base: { '& ul': { listStyle: 'none' }, '@media print': { display: 'none' } },
});
