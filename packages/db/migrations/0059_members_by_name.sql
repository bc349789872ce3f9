-- Moderators find members by name and username alone: what they search for never meets an address. It stands last in a
-- member's words, and no address has a space.
create function names_of(words text) returns text
  language sql immutable parallel safe
  return regexp_replace(words, ' [^ ]*$', '');

create index member_words_names on member_words using gin (names_of(words) gin_trgm_ops);
-- how rare a part of a name is decides along which index the list is read
alter index member_words_names alter column 1 set statistics 1000;
