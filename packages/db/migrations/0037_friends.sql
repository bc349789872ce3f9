-- Friendships, and who asks for one.

-- Two rows a friendship, one from each side, written and deleted together: so a member's friends are one walk
-- along an index.
create table friendships (
  user_id text not null references users (id) on delete cascade,
  friend_id text not null references users (id) on delete cascade,
  since timestamptz(3) not null,
  primary key (user_id, friend_id),
  check (user_id <> friend_id)
);
create index friendships_latest on friendships (user_id, since desc, friend_id desc);

create table friend_requests (
  id bigint generated always as identity primary key,
  requester_id text not null references users (id) on delete cascade,
  addressee_id text not null references users (id) on delete cascade,
  created_at timestamptz(3) not null,
  check (requester_id <> addressee_id)
);
-- of two there is one request, whoever asks first
create unique index friend_requests_pair
  on friend_requests (least(requester_id, addressee_id), greatest(requester_id, addressee_id));
create index friend_requests_incoming on friend_requests (addressee_id, id desc);
create index friend_requests_outgoing on friend_requests (requester_id, id desc);

-- Who beyond friends may write to a member, and who may ask to become one.
alter table profiles
  add column requests_from text not null default 'everyone'
    check (requests_from in ('everyone', 'friendsOfFriends', 'nobody')),
  add column messages_from text not null default 'nobody'
    check (messages_from in ('everyone', 'friendsOfFriends', 'nobody'));

-- Whom a member doesn't want to have suggested again.
create table dismissed_suggestions (
  user_id text not null references users (id) on delete cascade,
  suggested_id text not null references users (id) on delete cascade,
  primary key (user_id, suggested_id)
);
