export interface Place {
  latitude: number;
  longitude: number;
}

const PLACE = /^-?\d{1,2}(\.\d{1,2})?,-?\d{1,3}(\.\d{1,2})?$/;

/** Reads a place from an address, e.g. "51.51,7.47"; null if it is none. */
export function placeOf(param: string | undefined): Place | null {
  if (!param || !PLACE.test(param)) return null;
  const [latitude = 0, longitude = 0] = param.split(',').map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** A device's place, no more exact than a kilometre, as people pass addresses on. */
export const placeParam = ({ latitude, longitude }: Place): string =>
  [latitude, longitude].map((degrees) => Number(degrees.toFixed(2))).join(',');
