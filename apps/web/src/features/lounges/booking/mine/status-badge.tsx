import type { BookingStatus } from '@oche/validators/bookings/schemas';
import { CircleCheck, CircleX, Hourglass, type LucideIcon, Target, UserX } from 'lucide-react';
import { Badge } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';

const LOOKS = {
  requested: { tone: 'warning', icon: Hourglass },
  confirmed: { tone: 'positive', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: CircleX },
  completed: { tone: 'inverse', icon: Target },
  no_show: { tone: 'danger', icon: UserX },
} as const satisfies Record<BookingStatus, { tone: string; icon: LucideIcon }>;

/** A booking's status as icon and word; the colour only repeats it. */
export function StatusBadge({ status }: { status: BookingStatus }) {
  const { status: texts } = useTexts('booking');
  const { tone, icon: Icon } = LOOKS[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {texts[status]()}
    </Badge>
  );
}
