export { listReviewsAbout } from './reviews/review-list.service.ts';
