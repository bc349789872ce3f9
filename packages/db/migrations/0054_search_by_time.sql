-- The cities of the directory that everybody can read have addresses of their own.

-- From the text that is searched, whose second line is the folded city: "frankfurt-am-main". A city in another script
-- than ours has none.
create function city_slug(search_text text) returns text
  language sql immutable strict parallel safe
  return trim(both '-' from regexp_replace(split_part(search_text, chr(10), 2), '[^a-z0-9]+', '-', 'g'));

create index lounges_city on lounges (city_slug(search_text)) include (city) where is_active;
