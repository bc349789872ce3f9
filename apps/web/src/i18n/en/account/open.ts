import access from './open/access.ts';
import apps from './open/apps.ts';
import webhooks from './open/webhooks.ts';
import widgets from './open/widgets.ts';

export default { access, apps, webhooks, widgets, guide: 'Guide and examples' } as const;
