-- Polls: admins' own ("set of the month"), and one in a thread. What somebody voted for is read by that member
-- alone; everybody else gets numbers.

create table polls (
  id bigint generated always as identity primary key,
  -- free: texts; set: darts, as texts with pictures or ads; lounge: lounges of the directory
  kind text not null check (kind in ('free', 'set', 'lounge')),
  question text not null check (length(question) between 3 and 160),
  description text check (length(description) <= 1000),
  is_multiple boolean not null,
  -- whether a vote can be changed as long as the poll is open
  is_changeable boolean not null,
  -- always: everybody sees the numbers; voted: who has voted, and everybody at the end
  results text not null check (results in ('always', 'voted')),
  opens_at timestamptz(3) not null,
  -- null: until somebody closes it
  closes_at timestamptz(3),
  closed_at timestamptz(3),
  -- on the members' start page before the others, and told of
  pinned_at timestamptz(3),
  opening_told_at timestamptz(3),
  closing_told_at timestamptz(3),
  -- the thread that it stands in; null: the site's
  thread_id bigint references forum_threads (id) on delete cascade,
  -- the thread of it waits for approval
  submission_id bigint references forum_submissions (id) on delete cascade,
  created_by text not null references users (id),
  created_at timestamptz(3) not null,
  -- grows with each change and vote, under this row's lock
  revision bigint not null default 0,
  -- members who have voted, and what poll_options count, as poll_votes has them
  voter_count integer not null default 0 check (voter_count >= 0),
  check (closes_at > opens_at),
  check (thread_id is null or pinned_at is null)
);
create unique index polls_thread on polls (thread_id) where thread_id is not null;
create unique index polls_submission on polls (submission_id) where submission_id is not null;
create index polls_site on polls (id desc) where thread_id is null and submission_id is null;
create index polls_pinned on polls (pinned_at desc) where pinned_at is not null;

create table poll_options (
  id bigint generated always as identity primary key,
  poll_id bigint not null references polls (id) on delete cascade,
  position smallint not null check (position between 0 and 19),
  -- of a lounge or an ad its name when it was chosen, for when that is gone
  text text not null check (length(text) between 1 and 120),
  upload_id text unique references uploads (id),
  lounge_id bigint references lounges (id),
  item_id bigint references market_items (id) on delete set null,
  vote_count integer not null default 0 check (vote_count >= 0),
  unique (poll_id, position),
  unique (poll_id, lounge_id),
  unique (poll_id, id)
);
create index poll_options_item on poll_options (item_id) where item_id is not null;

-- One row a member: whoever comes second finds it there.
create table poll_ballots (
  poll_id bigint not null references polls (id) on delete cascade,
  user_id text not null references users (id),
  voted_at timestamptz(3) not null,
  primary key (poll_id, user_id)
);
create index poll_ballots_user on poll_ballots (user_id, poll_id);

create table poll_votes (
  poll_id bigint not null,
  user_id text not null,
  option_id bigint not null,
  primary key (poll_id, user_id, option_id),
  foreign key (poll_id, user_id) references poll_ballots (poll_id, user_id) on delete cascade,
  foreign key (poll_id, option_id) references poll_options (poll_id, id) on delete cascade
);
create index poll_votes_option on poll_votes (poll_id, option_id);
