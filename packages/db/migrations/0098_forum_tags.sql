-- Tags of threads, beside subforums: few, and kept by moderators.

create table forum_tags (
  id bigint generated always as identity primary key,
  -- the last part of its address
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 2 and 40),
  name text not null check (length(name) between 2 and 40),
  description text check (length(description) between 1 and 300),
  colour text not null default 'sisal' check (colour in ('sisal', 'red', 'green', 'gold')),
  created_at timestamptz(3) not null default now()
);
create unique index forum_tags_name on forum_tags (lower(name));

-- Every slug that has ever led to a tag, those of merged ones too: old links go on leading there, and nobody else gets one.
create table forum_tag_slugs (
  slug text primary key,
  tag_id bigint not null references forum_tags (id) on delete cascade
);
create index forum_tag_slugs_tag on forum_tag_slugs (tag_id);

-- At most four, in their order. The first key is the walk of a tag's page: the newest threads first.
create table forum_thread_tags (
  tag_id bigint not null references forum_tags (id) on delete cascade,
  thread_id bigint not null references forum_threads (id),
  position smallint not null check (position between 1 and 4),
  primary key (tag_id, thread_id),
  unique (thread_id, position)
);

-- What a thread gets when it is approved. A tag that is gone by then is left out.
alter table forum_submissions
  add column tag_ids bigint[] not null default '{}' check (cardinality(tag_ids) <= 4);
