-- Switches, announcements, daily figures.

-- An area without a row is open.
create table site_switches (
  area text primary key check (area <> ''),
  is_off boolean not null,
  -- when it opens by itself; null: when somebody opens it
  until_at timestamptz(3),
  -- said to people in place of the usual words
  text_de text check (length(text_de) between 1 and 300),
  text_en text check (length(text_en) between 1 and 300),
  changed_at timestamptz(3) not null default now(),
  check ((text_de is null) = (text_en is null))
);

create table announcements (
  id bigint generated always as identity primary key,
  text_de text not null check (length(text_de) between 1 and 300),
  text_en text not null check (length(text_en) between 1 and 300),
  level text not null check (level in ('info', 'important', 'urgent')),
  audience text not null check (audience in ('everybody', 'members', 'owners')),
  -- a path of this site, or an address elsewhere
  link text check (length(link) between 1 and 500),
  is_dismissible boolean not null,
  from_at timestamptz(3) not null,
  until_at timestamptz(3) check (until_at > from_at),
  -- grows when it says something else: who has put it away sees it again
  edition integer not null default 1 check (edition >= 1),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index announcements_until on announcements (until_at);

create table announcement_dismissals (
  announcement_id bigint not null references announcements (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  edition integer not null check (edition >= 1),
  dismissed_at timestamptz(3) not null default now(),
  primary key (announcement_id, user_id)
);
create index announcement_dismissals_user on announcement_dismissals (user_id);

-- What a day came to, in the time of Berlin.
create table daily_figures (
  day date primary key,
  -- at the end of the day
  members integer not null check (members >= 0),
  new_members integer not null check (new_members >= 0),
  posts integer not null check (posts >= 0),
  bookings integer not null check (bookings >= 0),
  games integer not null check (games >= 0),
  listings integer not null check (listings >= 0),
  -- members who were there, on that day and in the seven days that end with it
  active_day integer not null check (active_day >= 0),
  active_week integer not null check (active_week >= 0),
  computed_at timestamptz(3) not null
);

-- Who was there on which day, as long as it is needed for the figures of a week.
create table active_days (
  day date not null,
  user_id text not null references users (id) on delete cascade,
  primary key (day, user_id)
);
create index active_days_user on active_days (user_id);

-- Figures ask what is new since some days of tables that only grow: these indexes are a few pages.
create index users_created_range on users using brin (created_at);
create index forum_posts_created_range on forum_posts using brin (created_at);
create index bookings_created_range on bookings using brin (created_at);
create index games_finished_range on games using brin (finished_at);
create index market_items_published_range on market_items using brin (published_at);
create index conversation_messages_created_range on conversation_messages using brin (created_at);
