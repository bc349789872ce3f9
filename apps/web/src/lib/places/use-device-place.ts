import { useState } from 'react';

interface Place {
  latitude: number;
  longitude: number;
}

/** The reader has refused, or the device doesn't know its place. The values are names of texts. */
type Failure = 'refused' | 'unavailable';

const TIMEOUT_MS = 10_000;
const REFUSED = 1;

/** Asks this device for its place, but only on request. */
export function useDevicePlace(onFound: (place: Place) => void) {
  const [isLocating, setIsLocating] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const fail = (reason: Failure) => {
    setIsLocating(false);
    setFailure(reason);
  };
  const locate = () => {
    setFailure(null);
    // missing on plain HTTP
    if (!('geolocation' in navigator)) return fail('unavailable');
    setIsLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsLocating(false);
        onFound({ latitude: coords.latitude, longitude: coords.longitude });
      },
      ({ code }) => fail(code === REFUSED ? 'refused' : 'unavailable'),
      { timeout: TIMEOUT_MS, maximumAge: 5 * 60_000 },
    );
  };
  return { isLocating, failure, locate };
}
