-- The directory on 100,000 lounges: each of its orders has an index that is walked from the cursor on.

-- What a radius finds is filtered and sorted within the index, without a look at the table.
drop index lounges_place;
create index lounges_place on lounges using gist (place)
  include (
    id, search_text, lounge_type, amenities, price_per_hour_cents, rating, latitude, longitude
  )
  where is_active;

-- By distance these come last.
create index lounges_placeless on lounges (id desc) where is_active and place is null;

-- Without reviews means last, and as a number it can stand in a cursor.
drop index lounges_by_rating;
create index lounges_by_rating on lounges (coalesce(rating, 0) desc, id desc) where is_active;
