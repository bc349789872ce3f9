-- A member can turn out to be one of a tournament's guests, and takes over what that guest has played.

-- the name under which a member was entered as a guest
alter table tournament_entry_players add column claimed_name text;

-- The link by which a guest is claimed. A guest has one at most: a new one takes the place of the former.
create table tournament_guest_links (
  entry_id bigint not null,
  position smallint not null,
  token_hash text not null unique,
  created_by text not null references users (id),
  created_at timestamptz(3) not null,
  primary key (entry_id, position),
  foreign key (entry_id, position)
    references tournament_entry_players (entry_id, position) on delete cascade
);
