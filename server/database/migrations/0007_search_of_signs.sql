-- Trigrams know letters and digits alone: 'c++' or '---' would be looked for in every row. So a search sees signs as
-- letters. The frequent ones become letters of the 'Phags-pa script, which nobody writes any more; each of the others
-- (emoji, currencies, brackets) its code point between two such letters, which takes longer and is rarely needed.
-- What calls our own functions is in SQL-standard form, bound when created: a restored backup has no search_path.
create function spell_signs(value text) returns text
  language plpgsql immutable strict parallel safe as $$
begin
  if value !~ '[^[:alnum:][:space:]]' then
    return value;
  end if;
  return (
    select string_agg(
      case when sign ~ '[[:alnum:][:space:]]' then sign else U&'\A860' || to_hex(ascii(sign)) || U&'\A860' end,
      '' order by place
    )
    from regexp_split_to_table(value, '') with ordinality as signs (sign, place)
  );
end $$;
--> statement-breakpoint
create function searchable(value text) returns text
  language sql immutable strict parallel safe
  return spell_signs(
    translate(fold(value), '-_./:@,''()', U&'\A840\A841\A842\A843\A844\A845\A846\A847\A848\A849')
  );
--> statement-breakpoint
-- The order of names stands in a column of its own: folded anew for each row that is sorted it was most of the work.
-- One statement for each table, so that it is written anew once. The indexes on the old columns go with them.
alter table "repositories"
  drop column "search",
  add column "sort_name" text collate "C" generated always as (fold("name")) stored not null,
  add column "search" text generated always as (searchable(coalesce("name", '')) || E'\n' || searchable(coalesce("link", '')) || E'\n' || searchable(coalesce("description", ''))) stored not null;
--> statement-breakpoint
drop index "repositories_order_unique";
--> statement-breakpoint
create unique index "repositories_order_unique" on "repositories" using btree ("sort_name","id");
--> statement-breakpoint
create index "repositories_search_index" on "repositories" using gin ("search" gin_trgm_ops);
--> statement-breakpoint
alter table "users"
  drop column "search",
  add column "sort_name" text collate "C" generated always as (fold("name")) stored not null,
  add column "search" text generated always as (searchable(coalesce("name", '')) || E'\n' || searchable(coalesce("email", ''))) stored not null;
--> statement-breakpoint
drop index "users_order_unique";
--> statement-breakpoint
create unique index "users_order_unique" on "users" using btree ("sort_name","id");
--> statement-breakpoint
create index "users_search_index" on "users" using gin ("search" gin_trgm_ops);
