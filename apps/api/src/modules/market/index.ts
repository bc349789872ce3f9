export { correctItem } from './life/correction.service.ts';
export { listReviewsAbout } from './reviews/review-list.service.ts';
