export { listCasesAbout } from './case/about.service.ts';
export { requestApproval } from './case/approval.service.ts';
export { noteModeration, noteRestoration } from './case/direct.service.ts';
export { hideThing, restoreThing } from './case/listed-thing.service.ts';
export { requestLook } from './case/look.service.ts';
export { GRAVE_WEIGHT } from './moderation.policy.ts';
export { isCaught } from './pattern/pattern.service.ts';
export { createReport } from './report/report.service.ts';
export { imposeWithin, reinstateWithin } from './sanction/sanction.service.ts';
