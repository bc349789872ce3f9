/** The way to a place, in OpenStreetMap. */
export const routeUrl = (latitude: number, longitude: number): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
