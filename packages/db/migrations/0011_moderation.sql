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
create index moderation_cases_queue on moderation_cases (weight desc, last_reported_at desc, id desc)
  where closed_at is null;
create index moderation_cases_thing on moderation_cases (thing_kind, thing_id, id desc);
create index moderation_cases_author on moderation_cases (author_id, id desc);

create table moderation_reports (
  id bigint generated always as identity primary key,
  case_id bigint not null references moderation_cases (id),
  thing_kind text not null,
  thing_id text not null,
  reporter_id text not null references users (id),
  reason text not null check (reason in ('fraud', 'spam', 'inappropriate', 'counterfeit', 'other')),
  description text not null check (length(description) between 1 and 2000),
  reported_at timestamptz(3) not null,
  -- when it was reported; later reports of the same member change nothing of it
  is_trusted boolean not null default false,
  -- once per member and thing, also after a decision
  unique (reporter_id, thing_kind, thing_id)
);
create index moderation_reports_case on moderation_reports (case_id, id);

create table moderation_decisions (
  id bigint generated always as identity primary key,
  case_id bigint not null references moderation_cases (id),
  decided_by text not null references users (id),
  decided_at timestamptz(3) not null,
  action text not null check (action in ('none', 'hide', 'delete', 'lock')),
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

-- Whose thing it is can ask once that somebody else looks at a decision.
create table moderation_appeals (
  id bigint generated always as identity primary key,
  decision_id bigint not null unique references moderation_decisions (id),
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
