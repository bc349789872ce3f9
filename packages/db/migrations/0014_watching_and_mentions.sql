-- What members watch, and members who are named in texts.

-- How much a member wants to hear of a place: a thread, a subforum, a lounge … Domains declare the
-- kinds of places. Where a member has no row, the place around it counts.
create table watches (
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind <> ''),
  place_id bigint not null,
  level text not null check (level in ('watching', 'tracking', 'normal', 'muted')),
  -- the number up to which the member has seen what is in it; null: never seen since it is watched
  seen integer check (seen >= 0),
  -- when the level was chosen, or came about by writing there
  since timestamptz(3) not null,
  primary key (user_id, kind, place_id)
);
create index watches_latest on watches (user_id, since desc, kind, place_id)
  where level <> 'normal';
-- who hears of everything in a place, in slices
create index watches_watching on watches (kind, place_id, user_id) where level = 'watching';

-- A member who is named in a text is stored as @[u:id], so that who changes the username stays named.
-- What somebody has typed that looks like it has a bracket more: @[u:]. See ADR 22.

-- The members who are named in a stored text.
create function mention_ids(content text) returns text[]
  language sql immutable strict parallel safe
  return array(
    select distinct marker[1] from regexp_matches(content, '@\[u:([^]]+)\]', 'g') as marker
  );

-- A stored text as it is read: with the usernames of today.
create function readable_mentions(content text) returns text
  language plpgsql stable strict parallel safe
as $$
declare
  words text := content;
  named record;
begin
  for named in
    select id, coalesce(profiles.username, 'deleted')::text as username
    from unnest(mention_ids(content)) as id left join profiles on profiles.user_id = id
  loop
    words := replace(words, '@[u:' || named.id || ']', '@' || named.username);
  end loop;
  return replace(words, '@[u:]', '@[u:');
end
$$;

-- A reference is longer than a name: the limit of what somebody may type is that of the form.
alter table forum_posts drop constraint forum_posts_content_check;
alter table forum_posts add constraint forum_posts_content_check
  check (length(content) between 1 and 100000);
update forum_posts set content = replace(content, '@[u:', '@[u:]') where content like '%@[u:%';
update forum_posts set quoted_text = replace(quoted_text, '@[u:', '@[u:]')
where quoted_text like '%@[u:%';
