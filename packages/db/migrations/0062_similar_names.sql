-- A name as it is written, without regard to case, width and what stands between its words.
create function plain_name(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(lower(normalize(value, nfkc)), '[-._''’\s]+', '', 'g');

-- What a name looks like: letters of other alphabets, digits and pairs of letters as what they are read as
-- (Unicode TR 39, as far as it looks like Latin letters; a capital I is the same stroke as l and 1).
create function name_skeleton(value text) returns text
  language sql immutable strict parallel safe
  return replace(replace(
    translate(plain_name(value), 'аαɑвβсԁеεɛһнηіıιӏ1|lјϳкκмμոоοօ0рρԛѕтτυսѵνԝωхχуγζёї', 'aaabbcdeeehhhiiiiiiijjkkmmnooooppqsttuuvvwwxxyyzëï'),
    'rn', 'm'), 'vv', 'w');

-- Names that look the same and are not written the same are found by what they look like.
create index users_name_skeleton on users (name_skeleton(first_name || ' ' || last_name));
create index profiles_username_skeleton on profiles (name_skeleton(username::text));
