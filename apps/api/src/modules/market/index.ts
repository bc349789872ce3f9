export { listReviewsAbout } from './deals/reviews/review-list.service.ts';
export { correctItem } from './items/status/correction.service.ts';
