-- A document has the tags that its thread bears as words of their own, marked so that nobody can search for them by chance:
-- what bears a tag and has a word is found in one walk of the index, however common either of them is.
create function search_tags(tags text[]) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(array(select distinct '#' || tag from unnest(tags) tag));

update search_documents document
  set stems = document.stems || search_tags(tagged.slugs)
  from (
    select own.thread_id::text as id, array_agg(tag.slug) as slugs
    from forum_thread_tags own join forum_tags tag on tag.id = own.tag_id group by own.thread_id
  ) tagged
  where document.kind = 'thread' and document.id = tagged.id;

update search_documents document
  set stems = document.stems || search_tags(tagged.slugs)
  from (
    select post.id::text as id, array_agg(tag.slug) as slugs
    from forum_thread_tags own
    join forum_tags tag on tag.id = own.tag_id
    join forum_posts post on post.thread_id = own.thread_id
    group by post.id
  ) tagged
  where document.kind = 'post' and document.id = tagged.id;
