-- A session that came from the OpenID Connect provider keeps its ID token, sealed: signing out here then
-- signs out there, too, without the provider having to ask whom. Empty inside where it was too long.
alter table sessions add column id_token text;
