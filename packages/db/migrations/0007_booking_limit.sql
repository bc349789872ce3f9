-- How many bookings that are still to come a member may have in a lounge; the team is not counted.
alter table lounges add column max_upcoming integer not null default 10
  check (max_upcoming between 1 and 100);
