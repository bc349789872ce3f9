import type { ReactNode } from 'react';
import type { LightContent, LightRequest } from '../frame/light-page.ts';

/** What a widget shows, without how its owner wants it to look. */
interface WidgetContent extends Pick<LightContent, 'title' | 'fresh'> {
  body: ReactNode;
  /** pages of Oche with the same content, beside the subject's */
  shows?: readonly string[];
}

/** A widget that is to be made: of which page, and how much of it. */
export interface WidgetRequest extends LightRequest {
  /** the path of the subject's page */
  subject: string;
  /** that of its page on Oche */
  href: string;
  /** days, or rows */
  count: number;
}

export type LoadWidget = (request: WidgetRequest) => Promise<WidgetContent>;

/** `/venues/12` → 12 */
export const idIn = (subject: string): number => Number(subject.split('/').at(-1));

/** Says so whenever other times of a lounge may be free. */
export const freeTimesStream = (loungeId: number) => ({
  stream: `/api/lounges/${loungeId}/availability/stream`,
  events: ['changed'],
});
