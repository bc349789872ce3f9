export { ImportError } from './import-error.ts';
export { importForum } from './run/import.service.ts';
export { proposeMap, readMap } from './run/move-map.ts';
export { rehearse } from './run/rehearsal.service.ts';
export { openSource } from './sources/open.ts';
export { sourceKinds } from './sources/source.ts';
