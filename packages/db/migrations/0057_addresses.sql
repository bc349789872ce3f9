-- Addresses of all accounts, also of those that wait for theirs: the list of members is read along them.
create index users_address on users (email, id);

-- who waits for an address is found by it, too
drop index users_provisional_email;
