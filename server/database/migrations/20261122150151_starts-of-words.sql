-- Terms of one or two characters mean the start of a word. The starts of all words of a text stand side by side, the first
-- behind 'QV', the others behind 'VV': capitals that no folded text holds, so that 'Vap' finds each, and that give the
-- trigram index whole trigrams to find the others by. A sign is a word of its own, and so is each emoji.
create function word_starts(folded text) returns text
  language sql immutable strict parallel safe
  return 'QV' || spell(regexp_replace(left(folded, 2), '[[:space:]].*', '')) || coalesce((
    select spell(string_agg(distinct 'VV' || found[1], ''))
    from (
      select regexp_matches(folded, '(?<![[:alnum:]])[[:alnum:]][^[:space:]]?', 'g')
      -- Matches do not overlap: of signs side by side each second one is found from the one before.
      union all
      select regexp_matches(folded, '[^[:alnum:][:space:]][^[:space:]]?', 'g')
      union all
      select regexp_matches(folded, '(?<=[^[:alnum:][:space:]])[^[:alnum:][:space:]][^[:space:]]?', 'g')
    ) as starts (found)
    where not starts_with(folded, found[1])
  ), '');
--> statement-breakpoint
alter table "repositories" add column "starts" text generated always as (word_starts(fold(coalesce("name", '')))) stored not null;
--> statement-breakpoint
create index "repositories_starts_index" on "repositories" using gin ("starts" gin_trgm_ops);
--> statement-breakpoint
alter table "users" add column "starts" text generated always as (word_starts(fold(coalesce("name", '') || ' ' || coalesce("email", '')))) stored not null;
--> statement-breakpoint
create index "users_starts_index" on "users" using gin ("starts" gin_trgm_ops);
--> statement-breakpoint
-- Who has added repositories, and which.
create index "audit_events_authors_index" on "audit_events" using btree ("actor_id","subject_id") where "audit_events"."action" = 'repository.created';
