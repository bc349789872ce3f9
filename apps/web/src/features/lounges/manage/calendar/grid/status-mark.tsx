import { chakra } from '@chakra-ui/react';
import type { BookingStatus } from '@oche/validators/bookings/schemas';
import { Ban, CircleCheck, CircleCheckBig, Hourglass, UserX } from 'lucide-react';
import { Badge } from '../../../../../components/text.tsx';
import { useTexts } from '../../../../../i18n/react.tsx';

const ICONS = {
  requested: Hourglass,
  confirmed: CircleCheck,
  cancelled: Ban,
  completed: CircleCheckBig,
  no_show: UserX,
} as const satisfies Record<BookingStatus, unknown>;

const TONES = {
  requested: 'warning',
  confirmed: 'positive',
  cancelled: 'neutral',
  completed: 'neutral',
  no_show: 'accent',
} as const satisfies Record<BookingStatus, string>;

/** The icon of a status, whose name is beside it or in the label around it. */
export function StatusIcon({ status }: { status: BookingStatus }) {
  const Icon = ICONS[status];
  return <Icon aria-hidden="true" />;
}

interface StatusBadgeProps {
  status: BookingStatus;
  /** whether what nearly all bookings are is told by its icon alone where there is little room */
  isBrief?: boolean;
}

export function StatusBadge({ status, isBrief }: StatusBadgeProps) {
  const { status: texts } = useTexts('manage/calendar');
  const isUsual = isBrief && (status === 'confirmed' || status === 'completed');
  return (
    <Badge tone={TONES[status]}>
      <StatusIcon status={status} />
      {isUsual ? <Brief>{texts[status]()}</Brief> : texts[status]()}
    </Badge>
  );
}

const Brief = chakra('span', { base: { mdDown: { srOnly: true } } });
