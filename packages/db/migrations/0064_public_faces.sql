-- A member's picture where everybody may see it (`seenBy` for visitors), so that lists of many members need not look up
-- each one's profile. It follows what it depends on: the two writers of it meet at the row of users, and whoever comes
-- second reads what the first one has committed.
alter table users add column public_image_url text;

create function public_image_of(member users) returns text language plpgsql as $$
begin
  if member.profile_image_url is null or member.email_verified_at is null
    or member.status in ('deleted', 'banned') then
    return null;
  end if;
  return (
    select member.profile_image_url from profiles
    where user_id = member.id and visibility = 'public' and hidden_at is null
  );
end
$$;

create function keep_public_image() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'users' then
    new.public_image_url := public_image_of(new);
    return new;
  end if;
  update users set public_image_url = public_image_of(users) where id = new.user_id;
  return null;
end
$$;
create trigger users_public_image
  before update of profile_image_url, email_verified_at, status on users
  for each row execute function keep_public_image();
create trigger profiles_public_image after update of visibility, hidden_at on profiles
  for each row
  when ((old.visibility, old.hidden_at) is distinct from (new.visibility, new.hidden_at))
  execute function keep_public_image();

update users set public_image_url = public_image_of(users) where profile_image_url is not null;
