import { Anchor } from '../../../components/link.tsx';

/** A lounge's number, to be called with one tap. */
export function PhoneLink({ phone, label }: { phone: string; label?: string }) {
  return (
    <Anchor
      href={`tel:${phone.replace(/[^\d+]/g, '')}`}
      aria-label={label ? `${label}: ${phone}` : undefined}
    >
      {phone}
    </Anchor>
  );
}
