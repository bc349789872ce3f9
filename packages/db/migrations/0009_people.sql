-- People: usernames, who sees a profile, and who blocks and follows whom.

-- Every username that is somebody's, was until lately, or is not to be had. Its row is what two
-- members who want the same name race for.
create table usernames (
  -- readable as one word behind an @: nothing but letters, digits and single marks between them
  username citext primary key check (
    username::text ~* '^[a-z0-9]+([._-][a-z0-9]+)*$' and username::text ~* '[a-z]'
    and length(username::text) between 3 and 30
  ),
  -- null: reserved, nobody can have it
  user_id text references users (id) on delete cascade,
  -- given up: until then only its former owner can have it; null while it is in use
  held_until timestamptz(3),
  unique (user_id, username),
  check (user_id is not null or held_until is null)
);

create table profiles (
  user_id text primary key references users (id) on delete cascade,
  username citext not null unique,
  -- null as long as it is the one that was proposed
  username_changed_at timestamptz(3),
  -- who sees the profile; null as long as the member has not chosen, and then the same as 'friends'
  visibility text check (visibility in ('public', 'friends', 'private')),
  visibility_chosen_at timestamptz(3),
  foreign key (user_id, username) references usernames (user_id, username),
  check ((visibility is null) = (visibility_chosen_at is null))
);

create table user_blocks (
  blocker_id text not null references users (id) on delete cascade,
  blocked_id text not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index user_blocks_latest on user_blocks (blocker_id, created_at desc, blocked_id desc);
create index user_blocks_blocked on user_blocks (blocked_id, blocker_id);

create table user_follows (
  follower_id text not null references users (id) on delete cascade,
  followed_id text not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index user_follows_latest on user_follows (follower_id, created_at desc, followed_id desc);
create index user_follows_followed on user_follows (followed_id, follower_id);

-- Nobody is to speak for the house, or be taken for a page or a group of people.
insert into usernames (username) select unnest(array[
  'abuse', 'account', 'admin', 'administration', 'administrator', 'all', 'alle', 'api', 'besucher',
  'bot', 'contact', 'dashboard', 'datenschutz', 'deleted', 'einstellungen', 'everyone', 'forum',
  'freunde', 'friends', 'gast', 'geloescht', 'guest', 'help', 'here', 'hilfe', 'impressum',
  'imprint', 'info', 'kontakt', 'konto', 'login', 'logout', 'lounge', 'lounges', 'mail',
  'marketplace', 'member', 'messages', 'mitglied', 'mod', 'moderation', 'moderator', 'niemand',
  'nobody', 'notifications', 'null', 'oche', 'oche-admin', 'oche-moderation', 'oche-support',
  'oche-team', 'oche.admin', 'oche.support', 'oche.team', 'oche_admin', 'oche_support',
  'oche_team', 'offiziell', 'official', 'postmaster', 'privacy', 'profil', 'profile', 'root',
  'search', 'security', 'settings', 'sicherheit', 'signup', 'spieler', 'staff', 'suche', 'support',
  'system', 'team', 'tournaments', 'turniere', 'undefined', 'unknown', 'user', 'venues', 'visitor',
  'webmaster', 'www'
]);

-- Part of a username: 'Weiß-Krüger' becomes 'weiss-krueger', 'O’Brien' becomes 'obrien'.
create function username_part(value text) returns text
  language sql immutable strict parallel safe
  return trim(both '-' from regexp_replace(
    lower(public.unaccent(
      'public.unaccent'::regdictionary,
      replace(replace(replace(replace(replace(replace(
        translate(normalize(value, NFC), '''’`´', ''),
        'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'Ae'), 'Ö', 'Oe'), 'Ü', 'Ue')
    )),
    '[^a-z0-9]+',
    '-',
    'g'
  ));

-- 'Jörg', 'Weiß' becomes 'joerg.weiss'; null when no name is left. Leaves room for eight digits.
create function username_of(first_name text, last_name text) returns text
  language sql immutable parallel safe
  return (
    select base from rtrim(left(concat_ws(
      '.',
      nullif(username_part(first_name), ''),
      nullif(username_part(last_name), '')
    ), 22), '.-') as base
    where length(base) >= 3 and base ~ '[a-z]'
  );

-- Takes a free username for a member, made of the name. One that somebody takes in the same moment
-- is waited for, so everybody gets their own. Where a name is so common that its first numbers are
-- taken, a random one is found sooner than the next free one.
create function take_username(member_id text, first_name text, last_name text) returns text
  language plpgsql
as $$
declare
  base constant text := coalesce(username_of(first_name, last_name), 'spieler');
  candidate text := base;
  attempt integer := 1;
begin
  loop
    insert into usernames (username, user_id) values (candidate, member_id)
    on conflict (username) do nothing;
    if found then
      return candidate;
    end if;
    attempt := attempt + 1;
    candidate := base || case
      when attempt <= 3 then attempt
      else 10 ^ least(attempt - 1, 7) * (1 + 9 * random())
    end::integer;
  end loop;
end
$$;

create function create_profile() returns trigger
  language plpgsql
as $$
begin
  insert into profiles (user_id, username)
  values (new.id, take_username(new.id, new.first_name, new.last_name));
  return null;
end
$$;
create trigger users_profile after insert on users
  for each row execute function create_profile();

-- Anybody can sign up with anybody's address. Whoever confirms it gets a username of the own name.
create function propose_another_username() returns trigger
  language plpgsql
as $$
declare
  former citext;
begin
  select username into former from profiles
  where user_id = new.id and username_changed_at is null for update;
  if found then
    update profiles set username = take_username(new.id, new.first_name, new.last_name)
    where user_id = new.id;
    delete from usernames where username = former;
  end if;
  return null;
end
$$;
create trigger users_other_name after update of first_name, last_name on users
  for each row
  when (
    old.email_verified_at is null
    and username_of(old.first_name, old.last_name)
      is distinct from username_of(new.first_name, new.last_name)
  )
  execute function propose_another_username();

-- What stood in users as a default nobody has chosen. Who joined first gets the name without number.
insert into profiles (user_id, username, visibility, visibility_chosen_at)
select id, take_username(id, first_name, last_name), nullif(profile_visibility, 'public'),
  case when profile_visibility <> 'public' then updated_at end
from (select * from users order by created_at, id) as member;
alter table users drop column profile_visibility;

-- A name as it is searched: folded, in words.
create function fold_name(value text) returns text
  language sql immutable strict parallel safe
  return trim(regexp_replace(fold_text(value), '[-._''’ ]+', ' ', 'g'));

-- Names are found by their beginning, from the first or the last name on, or by being similar.
create index users_first_name on users (
  fold_name(first_name || ' ' || last_name) collate "C"
);
create index users_last_name on users (
  fold_name(last_name || ' ' || first_name) collate "C"
);
create index users_similar_name on users using gin (
  fold_name(first_name || ' ' || last_name) gin_trgm_ops
);
create index profiles_username_folded on profiles (fold_name(username::text) collate "C");

-- The members whose names are most similar to a folded text. The threshold lets two letters change
-- places.
create function users_named_like(needle text) returns table (user_id text, likeness real)
  -- few at most times; then they are looked up one by one
  language sql stable rows 20
  set pg_trgm.word_similarity_threshold = 0.35
as $$
  select id, word_similarity(needle, name) from (
    select id, fold_name(first_name || ' ' || last_name) as name from users
    where needle <% fold_name(first_name || ' ' || last_name)
    -- what so many are named like has to be typed better
    limit 5000
  ) as candidate
  order by 2 desc, 1
  limit 200
$$;
