-- Places by the names that people type: Frankfurt is Frankfurt am Main, Halle is Halle (Saale), and Wien all its districts.
create function place_name(value text) returns text
  language sql immutable strict parallel safe
  return search_fold(regexp_replace(
    value, '(?<=\w)(\s*[(/,].*| (am|an der|im|in der|ob der|bei|vor der|v\.|a\.) ?.*)$', '', 'i'
  ));

create index postal_codes_name on postal_codes (place_name(place));
