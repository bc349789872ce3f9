import { bookingsDomain } from '@oche/validators/bookings/domain';
import { loungesDomain } from '@oche/validators/lounges/domain';
import { CalendarCheck, MapPin } from 'lucide-react';
import type { Feature } from '../feature.ts';

export const loungesFeature: Feature = {
  domain: loungesDomain,
  icon: MapPin,
  resultTone: 'positive',
  bed: [1, 'venues', 'lounges', 'bookings'],
};

export const bookingsFeature: Feature = { domain: bookingsDomain, icon: CalendarCheck };
