-- What members say of themselves, and who sees which part of a profile.

alter table profiles
  add column gender text check (gender in ('male', 'female', 'diverse')),
  add column bio text check (length(bio) between 1 and 500),
  add column darting_experience text check (length(darting_experience) between 1 and 120),
  add column nickname text check (length(nickname) between 1 and 40),
  add column walk_on_song text check (length(walk_on_song) between 1 and 120),
  -- 1 to 20, or 25 for the bull
  add column favourite_double smallint check (favourite_double between 1 and 20 or favourite_double = 25),
  -- shown to nobody but the member
  add column street text check (length(street) between 1 and 120),
  add column city text check (length(city) between 1 and 80),
  add column avatar_id text unique references uploads (id),
  -- who sees a part of what the profile shows; null: everybody who sees the profile
  add column about_visibility text check (about_visibility in ('public', 'friends', 'private')),
  add column statistics_visibility text check (statistics_visibility in ('public', 'friends', 'private')),
  add column achievements_visibility text check (achievements_visibility in ('public', 'friends', 'private')),
  add column tournaments_visibility text check (tournaments_visibility in ('public', 'friends', 'private')),
  add column lounges_visibility text check (lounges_visibility in ('public', 'friends', 'private')),
  add column marketplace_visibility text check (marketplace_visibility in ('public', 'friends', 'private'));

-- Members live anywhere; only of some countries the places of postal codes are known.
alter table users
  drop constraint users_country_check,
  add constraint users_country_check check (country ~ '^[A-Z]{2}$'),
  add check (length(zip_code) <= 12);
