import { themeCss } from '../theme/theme-css.ts';
import { areaCss } from './area-css.ts';
import { faces } from './faces-css.ts';
import { tabBar } from './shell/tabs/tab-bar-css.ts';

/** The site's whole static CSS, which `vite/theme-styles.ts` makes a file. Runs in Node only. */
export const siteCss = () => themeCss({ ...faces, ...tabBar }) + areaCss();
