export { rebuildTrust } from './facts/trust.service.ts';
