-- Searches take letters and digits that are written in several ways for one: Arabic alif, waw and ya with their hamzas, ta
-- marbuta, alif maqsura, Persian ya and kaf, Arabic and Persian digits. They ignore invisible signs. The order of lists
-- stays that of fold(). The browser has the same in contract/fold-text.ts.
create function fold_variants(folded text) returns text
  language sql immutable strict parallel safe
  return translate(
    folded,
    U&'\0622\0623\0625\0671\0624\0626\0629\0649\06CC\06A9'
    || U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9'
    || U&'\00AD\061C\180E\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2061\2062\2063\2064\2065\2066\2067\2068\2069\206A\206B\206C\206D\206E\206F\FEFF',
    U&'\0627\0627\0627\0627\0648\064A\0647\064A\064A\064301234567890123456789'
  );
--> statement-breakpoint
create or replace function searchable(value text) returns text
  language sql immutable strict parallel safe
  -- unaccent() makes a hyphen of a soft one.
  return spell(fold_variants(fold(replace(value, U&'\00AD', ''))));
--> statement-breakpoint
-- As in the baseline, but for `letters`.
create or replace function word_starts(folded text) returns text
  language sql immutable strict parallel safe
  return (
    select 'QV' || spell(regexp_replace(left(letters, 2), '[[:space:]].*', '')) || coalesce((
      select spell(string_agg(distinct 'VV' || found[1], ''))
      from (
        select regexp_matches(letters, '(?<![[:alnum:]])[[:alnum:]][^[:space:]]?', 'g')
        union all
        select regexp_matches(letters, '[^[:alnum:][:space:]][^[:space:]]?', 'g')
        union all
        select regexp_matches(letters, '(?<=[^[:alnum:][:space:]])[^[:alnum:][:space:]][^[:space:]]?', 'g')
      ) as starts (found)
      where not starts_with(letters, found[1])
    ), '')
    from fold_variants(folded) as letters
  );
--> statement-breakpoint
-- What rows have stored was computed by the functions as they were. A column is computed again when one that it is made of
-- is written; triggers would take that for a change by somebody.
do $$
declare
  stored record;
begin
  for stored in
    select
      made.attrelid::regclass as table_name,
      string_agg(distinct format('%1$I = %1$I', source.attname), ', ') as same
    from pg_attrdef as expression
    join pg_attribute as made on made.attrelid = expression.adrelid and made.attnum = expression.adnum
    join pg_depend as uses on uses.classid = 'pg_attrdef'::regclass and uses.objid = expression.oid
      and uses.refclassid = 'pg_class'::regclass and uses.refobjid = expression.adrelid
    join pg_attribute as source on source.attrelid = uses.refobjid and source.attnum = uses.refobjsubid
    where made.attgenerated = 's' and source.attgenerated = ''
      and pg_get_expr(expression.adbin, expression.adrelid) ~ '\m(searchable|word_starts)\('
    group by made.attrelid
  loop
    execute format('alter table %s disable trigger user', stored.table_name);
    execute format('update %s set %s', stored.table_name, stored.same);
    execute format('alter table %s enable trigger user', stored.table_name);
  end loop;
end $$;
