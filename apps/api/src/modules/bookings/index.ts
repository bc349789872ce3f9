export { bookingJobs } from './bookings.jobs.ts';
export { bookingMails } from './mails/templates.ts';
