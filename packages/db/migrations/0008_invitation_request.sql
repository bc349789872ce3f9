-- Somebody opened an invitation's link who is signed in with another address than it was mailed to.
-- Whoever mailed it decides.
alter table lounge_invitations
  add column requested_by text references users (id),
  add column requested_at timestamptz(3),
  add constraint lounge_invitations_request check ((requested_by is null) = (requested_at is null));
