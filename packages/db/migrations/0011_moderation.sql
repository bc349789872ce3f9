-- Moderation: reports, cases, decisions, and the audit log of everything that staff does.

-- Rows are only ever added. The trigger holds that against every statement of every role, also in
-- the mode in which a replica's triggers rest.
create table audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz(3) not null,
  -- null: the house itself, e.g. when reports hide a post
  actor_id text references users (id),
  -- noun.verb, e.g. post.delete
  action text not null check (action ~ '^[a-z]+\.[a-zA-Z]+$'),
  thing_kind text not null check (thing_kind <> ''),
  thing_id text not null check (thing_id <> ''),
  -- who of the staff may read it: admin, site, or a part of a domain, e.g. forum/3
  scope text not null check (scope ~ '^[a-z]+(/[0-9]+)?$'),
  reason text,
  -- what the action changed, and nothing else
  before jsonb,
  after jsonb
);
create index audit_log_actor on audit_log (actor_id, id desc);
create index audit_log_thing on audit_log (thing_kind, thing_id, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name
    using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_log_rows before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_table before truncate on audit_log
  for each statement execute function refuse_change();
alter table audit_log enable always trigger audit_log_rows;
alter table audit_log enable always trigger audit_log_table;

-- What has been reported about one thing and not been decided yet, and later how it was decided.
create table moderation_cases (
  id bigint generated always as identity primary key,
  thing_kind text not null check (thing_kind <> ''),
  thing_id text not null check (thing_id <> ''),
  scope text not null check (scope ~ '^[a-z]+(/[0-9]+)?$'),
  -- whose thing it is
  author_id text references users (id),
  -- of its reports, kept by the transactions that write them
  report_count integer not null default 0 check (report_count >= 0),
  weight integer not null default 0 check (weight >= 0),
  opened_at timestamptz(3) not null,
  last_reported_at timestamptz(3) not null,
  claimed_by text references users (id),
  claimed_at timestamptz(3),
  -- nobody has reported it: it waits for somebody to publish it
  is_approval boolean not null default false,
  -- reports by trusted members hid the thing until somebody looks
  withheld_at timestamptz(3),
  closed_at timestamptz(3),
  -- whether the reports were right
  outcome text check (outcome in ('upheld', 'rejected')),
  check ((closed_at is null) = (outcome is null)),
  check ((claimed_by is null) = (claimed_at is null))
);
create unique index moderation_cases_open on moderation_cases (thing_kind, thing_id) where closed_at is null;
-- the queue: heaviest first, then newest
create index moderation_cases_queue on moderation_cases (is_approval, weight desc, last_reported_at desc, id desc)
  where closed_at is null;
create index moderation_cases_thing on moderation_cases (thing_kind, thing_id, id desc);
create index moderation_cases_author on moderation_cases (author_id, id desc);

create table moderation_reports (
  id bigint generated always as identity primary key,
  case_id bigint not null references moderation_cases (id),
  thing_kind text not null,
  thing_id text not null,
  -- null: a visitor
  reporter_id text references users (id),
  -- of a visitor, who has confirmed the address; taken away some time after the decision
  visitor_name text check (length(visitor_name) between 1 and 120),
  visitor_email citext check (length(visitor_email) <= 254),
  visitor_locale text check (visitor_locale in ('de', 'en')),
  check (reporter_id is null or visitor_email is null),
  reason text not null check (reason in ('fraud', 'spam', 'inappropriate', 'counterfeit', 'other')),
  description text not null check (length(description) between 1 and 2000),
  reported_at timestamptz(3) not null,
  -- when it was reported; later reports of the same member change nothing of it
  is_trusted boolean not null default false,
  -- once per member and thing, also after a decision
  unique (reporter_id, thing_kind, thing_id)
);
create index moderation_reports_case on moderation_reports (case_id, id);
create unique index moderation_reports_visitor on moderation_reports (visitor_email, thing_kind, thing_id)
  where visitor_email is not null;

-- What a visitor has reported and not confirmed yet. Nobody but the job that deletes it reads it.
create table moderation_visitor_reports (
  id bigint generated always as identity primary key,
  -- made when the mail is written
  token_hash text unique,
  thing_kind text not null,
  thing_id text not null,
  name text not null check (length(name) between 1 and 120),
  email citext not null check (length(email) <= 254),
  locale text not null check (locale in ('de', 'en')),
  reason text not null check (reason in ('fraud', 'spam', 'inappropriate', 'counterfeit', 'other')),
  description text not null check (length(description) between 1 and 2000),
  created_at timestamptz(3) not null,
  unique (email, thing_kind, thing_id)
);
create index moderation_visitor_reports_age on moderation_visitor_reports (created_at);

create table moderation_decisions (
  id bigint generated always as identity primary key,
  case_id bigint not null references moderation_cases (id),
  decided_by text not null references users (id),
  decided_at timestamptz(3) not null,
  action text not null check (action in ('none', 'hide', 'delete', 'lock', 'publish', 'reject')),
  -- false if the thing was so already, e.g. deleted by its author; undoing it then changes nothing
  did_change boolean not null,
  -- the house rule that was broken; nothing where nothing was done, or where no report led to it
  rule text check (rule in ('fraud', 'spam', 'inappropriate', 'counterfeit', 'other')),
  -- for the author: why; nothing where nothing was done, or where no report led to it
  statement text check (length(statement) between 1 and 2000),
  -- for the file
  note text check (length(note) between 1 and 2000),
  undone_at timestamptz(3),
  undone_by text references users (id),
  check ((undone_at is null) = (undone_by is null))
);
create index moderation_decisions_case on moderation_decisions (case_id, id);

-- What was done about a member, with its end.
create table sanctions (
  id bigint generated always as identity primary key,
  user_id text not null references users (id),
  kind text not null check (kind in ('warning', 'silence', 'suspension', 'ban')),
  rule text check (rule in ('fraud', 'spam', 'inappropriate', 'counterfeit', 'other')),
  -- for the member
  reason text not null check (length(reason) between 1 and 2000),
  -- null: until further notice
  until timestamptz(3),
  imposed_at timestamptz(3) not null,
  -- null: from the time in which no sanctions were kept
  imposed_by text references users (id),
  -- revoked, or replaced by a later one
  ended_at timestamptz(3),
  ended_by text references users (id),
  end_reason text check (length(end_reason) between 1 and 2000),
  check (until is null or kind in ('silence', 'suspension')),
  check (until is not null or kind <> 'silence'),
  check ((ended_at is null) = (ended_by is null))
);
create index sanctions_user on sanctions (user_id, id desc);
insert into sanctions (user_id, kind, reason, until, imposed_at)
select id, case status when 'banned' then 'ban' else 'suspension' end, coalesce(status_reason, '–'),
  case status when 'suspended' then suspended_until end, updated_at
from users where status <> 'active';

alter table users
  -- reads, books and manages, but says nothing that others read
  add column silenced_until timestamptz(3),
  add column silence_reason text,
  add check ((silenced_until is null) = (silence_reason is null)),
  -- the parts of the site that somebody moderates who is no moderator of all of it, e.g. forum/3
  add column moderates text[] not null default '{}' check (
    array_to_string(moderates, ' ') ~ '^([a-z]+(/[0-9]+)?( [a-z]+(/[0-9]+)?)*)?$'
  );
create index users_moderating on users (last_name, id) where role <> 'user' or moderates <> '{}';

-- A member's things of a period, which go in one step, and come back in one.
create table moderation_removals (
  id bigint generated always as identity primary key,
  sanction_id bigint not null unique references sanctions (id),
  user_id text not null references users (id),
  begins_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  state text not null default 'removing' check (state in ('removing', 'removed', 'restoring', 'restored')),
  -- how far it has come: things behind these of this kind are not looked at yet
  kind text,
  after_id text not null default '',
  -- who began it, or is bringing it back
  actor_id text not null references users (id),
  check (begins_at < ends_at)
);
create table moderation_removed_things (
  id bigint generated always as identity primary key,
  removal_id bigint not null references moderation_removals (id),
  thing_kind text not null,
  thing_id text not null,
  unique (removal_id, thing_kind, thing_id)
);
create index moderation_removed_things_order on moderation_removed_things (removal_id, id desc);

-- Whose thing it is, or who got a sanction, can ask once that somebody else looks at it.
create table moderation_appeals (
  id bigint generated always as identity primary key,
  decision_id bigint unique references moderation_decisions (id),
  sanction_id bigint unique references sanctions (id),
  check (num_nonnulls(decision_id, sanction_id) = 1),
  appellant_id text not null references users (id),
  text text not null check (length(text) between 1 and 2000),
  appealed_at timestamptz(3) not null,
  outcome text check (outcome in ('granted', 'rejected')),
  decided_by text references users (id),
  decided_at timestamptz(3),
  -- for the member: why
  statement text check (length(statement) between 1 and 2000),
  check ((outcome is null) = (decided_by is null)),
  check ((outcome is null) = (decided_at is null)),
  check ((outcome is null) = (statement is null))
);
-- those that wait, the oldest first
create index moderation_appeals_open on moderation_appeals (appealed_at, id) where outcome is null;

-- A lounge that moderators have hidden is inactive, and its team can't change that. What it was before
-- comes back with it.
alter table lounges
  add column hidden_at timestamptz(3),
  add column hidden_by text references users (id),
  add column was_active boolean,
  add check ((hidden_at is null) = (was_active is null)),
  add check (hidden_at is null or not is_active);

-- Photos that moderators have hidden: they stand in no list, and come back to where they were.
create table hidden_lounge_photos (
  upload_id text primary key references uploads (id),
  lounge_id bigint not null references lounges (id),
  position integer not null check (position between 0 and 7),
  description text check (length(description) <= 200),
  hidden_at timestamptz(3) not null,
  hidden_by text references users (id)
);
create index hidden_lounge_photos_lounge on hidden_lounge_photos (lounge_id);

-- Nobody but the member and moderators sees anything of a hidden profile.
alter table profiles
  add column hidden_at timestamptz(3),
  add column hidden_by text references users (id);

-- Words with which a text waits for approval; * stands for anything on the same line.
create table moderation_patterns (
  id bigint generated always as identity primary key,
  pattern text not null unique check (length(pattern) between 3 and 100),
  created_by text not null references users (id),
  created_at timestamptz(3) not null
);

-- Posts and threads that wait for approval. They have no number and stand in no list; published, they
-- become posts like all others.
create table forum_submissions (
  id bigint generated always as identity primary key,
  author_id text not null references users (id),
  subforum_id bigint not null references forum_subforums (id),
  -- null: it starts a thread, with this title
  thread_id bigint references forum_threads (id),
  title text check (length(title) between 3 and 200),
  content text not null check (length(content) between 1 and 10000),
  answered_id bigint references forum_posts (id),
  is_quote boolean not null default false,
  created_at timestamptz(3) not null,
  state text not null default 'waiting' check (state in ('waiting', 'published', 'rejected')),
  -- what it has become
  post_id bigint unique references forum_posts (id),
  check ((thread_id is null) = (title is not null)),
  check (state <> 'published' or post_id is not null)
);
create index forum_submissions_author on forum_submissions (author_id, id desc) where state = 'waiting';

-- The reports of reviews become reports like all others: one case a review for those that wait, and
-- one for those that somebody has looked at.
with reports as (
  select report.*, review.author_id, resolved_at is null as is_open,
    case when resolved_at is null then null when hidden_at is null then 'rejected' else 'upheld' end
      as outcome
  from lounge_review_reports as report
  join lounge_reviews as review on review.id = report.review_id
), cases as (
  insert into moderation_cases (
    thing_kind, thing_id, scope, author_id, report_count, weight, opened_at, last_reported_at, closed_at,
    outcome
  )
  select 'review', review_id::text, 'site', author_id, count(*), count(*), min(created_at),
    max(created_at), max(resolved_at), outcome
  from reports group by review_id, author_id, is_open, outcome
  returning id, thing_id, closed_at is null as is_open
)
insert into moderation_reports (
  case_id, thing_kind, thing_id, reporter_id, reason, description, reported_at
)
select cases.id, 'review', cases.thing_id, reporter_id, 'other', reason, created_at
from reports join cases on cases.thing_id = review_id::text and cases.is_open = reports.is_open;
drop table lounge_review_reports;
