import { type DivIcon, divIcon } from 'leaflet';
import { clusterSize, pinWidth } from './map-facts.ts';

const PIN_HEIGHT = 44;

/**
 * A lounge on the map: a wedge of the board, with its tip on the spot.
 * @param text the text on it, e.g. the price
 * @param label the text for screen readers
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

/** Several lounges that are too close to be shown separately. */
export function clusterIcon(count: number, text: string, label: string): DivIcon {
  const size = clusterSize(count);
  return divIcon({
    className: 'oche-cluster',
    html: marked(text, label),
    iconSize: [size, size],
    iconAnchor: [size / 2, size / 2],
  });
}

/** The place from which distances are measured. */
export const originIcon = (label: string): DivIcon =>
  divIcon({
    className: 'oche-origin',
    html: marked('', label),
    iconSize: [20, 20],
    iconAnchor: [10, 10],
  });

/** Made of elements instead of markup, as names of lounges are written by members. */
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
