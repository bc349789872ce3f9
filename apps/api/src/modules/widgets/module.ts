import type { DomainModule } from '../manifest.ts';
import './widgets.events.ts';
import { widgetsOwnData } from './widgets.own-data.ts';

export const widgetsModule: DomainModule = {
  name: 'widgets',
  ownData: widgetsOwnData,
  closedPaths: ['/embed/'],
  stalePages: { 'widget.changed': ({ key }) => [`/embed/widgets/${key}`] },
};
