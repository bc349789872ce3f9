-- Clubs: who belongs together, who runs it, who wants to come, and who is asked to.

create table clubs (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 3 and 80),
  city text not null check (length(city) between 1 and 80),
  description text check (length(description) <= 4000),
  founded smallint check (founded between 1850 and 2200),
  -- where it is at home
  lounge_id bigint references lounges (id),
  -- seen by everybody, who can then ask to join; else by its members, and by who is invited
  is_public boolean not null,
  -- kept behind the club's row lock
  member_count integer not null default 1 check (member_count between 0 and 500),
  hidden_at timestamptz(3),
  hidden_by text references users (id),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  search_text text not null generated always as (fold_text(name) || chr(10) || fold_text(city)) stored
);
-- in one city no two have the same name: of two who found it at once, one does
create unique index clubs_name on clubs (fold_text(name), fold_text(city));
create index clubs_listing on clubs (member_count desc, id desc) where is_public and hidden_at is null;
create index clubs_search on clubs using gin (search_text gin_trgm_ops) where is_public and hidden_at is null;
create index clubs_lounge on clubs (lounge_id) where lounge_id is not null;

create table club_members (
  club_id bigint not null references clubs (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  role text not null check (role in ('owner', 'officer', 'member')),
  joined_at timestamptz(3) not null,
  primary key (club_id, user_id)
);
create unique index club_members_owner on club_members (club_id) where role = 'owner';
create index club_members_of on club_members (user_id, club_id);

-- Who asks to join, and who is asked to. Of one member there is at most one of both: who is asked and asks, is in.
create table club_admissions (
  club_id bigint not null references clubs (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  -- null: the member asks
  invited_by text references users (id) on delete cascade,
  message text check (length(message) <= 500),
  created_at timestamptz(3) not null,
  primary key (club_id, user_id),
  check (invited_by is null or message is null)
);
create index club_admissions_open on club_admissions (club_id, created_at, user_id);
create index club_admissions_of on club_admissions (user_id, created_at desc);
create index club_admissions_by on club_admissions (invited_by) where invited_by is not null;

-- The news of a club are a subforum. It is found from the club, not in the overview; the club's officers begin threads
-- there, and everybody answers. When they are closed it stays, inactive, so that opening them again has the old ones.
alter table forum_categories add column holds_clubs boolean not null default false;
create unique index forum_categories_clubs on forum_categories (holds_clubs) where holds_clubs;
alter table forum_subforums add column club_id bigint unique references clubs (id) on delete set null;

-- A tournament of a club; only its members enter one that is for the club.
alter table tournaments add column club_id bigint references clubs (id) on delete set null;
alter table tournaments add column is_for_club boolean not null default false;
create index tournaments_of_club on tournaments (club_id, starts_at) where club_id is not null;

create table search_documents_club partition of search_documents for values in ('club');
