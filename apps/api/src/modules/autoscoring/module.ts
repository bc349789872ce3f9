import type { DomainModule } from '../manifest.ts';
import { autoscoringOwnData } from './autoscoring.own-data.ts';
import { registerMessages } from './sight/messages.routes.ts';

export const autoscoringModule: DomainModule = {
  name: 'autoscoring',
  ownData: autoscoringOwnData,
  routes: registerMessages,
};
