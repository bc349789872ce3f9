export { changeChannel, readFacts } from './channel/channel.service.ts';
