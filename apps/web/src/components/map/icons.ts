import { type DivIcon, divIcon } from 'leaflet';
import { clusterSize, pinWidth } from './map-facts.ts';

const PIN_HEIGHT = 44;

/**
 * A lounge on the map: a wedge of the board, wide end up, its tip on the spot.
 * @param text what stands on it, e.g. its price
 * @param label what a screen reader says
 */
export function pinIcon(text: string, label: string): DivIcon {
  const width = pinWidth(text);
  return divIcon({
    className: 'oche-pin',
    html: marked(text, label),
    iconSize: [width, PIN_HEIGHT],
    iconAnchor: [width / 2, PIN_HEIGHT],
  });
}

/** Several lounges that stand too close together. */
export function clusterIcon(count: number, text: string, label: string): DivIcon {
  const size = clusterSize(count);
  return divIcon({
    className: 'oche-cluster',
    html: marked(text, label),
    iconSize: [size, size],
    iconAnchor: [size / 2, size / 2],
  });
}

/** The spot that distances are measured from. */
export const originIcon = (label: string): DivIcon =>
  divIcon({
    className: 'oche-origin',
    html: marked('', label),
    iconSize: [20, 20],
    iconAnchor: [10, 10],
  });

/** As elements, not as markup: names of lounges are somebody's words. */
function marked(text: string, label: string): HTMLElement {
  const root = document.createElement('span');
  root.setAttribute('role', 'img');
  root.setAttribute('aria-label', label);
  const shown = document.createElement('span');
  shown.setAttribute('aria-hidden', 'true');
  shown.textContent = text;
  root.append(shown);
  return root;
}
