import { bannersDomain } from '@oche/validators/banners/domain';
import type { Feature } from '../feature.ts';

export const bannersFeature: Feature = {
  domain: bannersDomain,
};
