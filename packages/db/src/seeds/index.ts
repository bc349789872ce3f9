export { DEMO_PASSWORD, seedDemo } from './demo.ts';
