-- Whether threads of a subforum can be solved: questions are, chats aren't.

alter table forum_subforums add column has_solutions boolean not null default true;
