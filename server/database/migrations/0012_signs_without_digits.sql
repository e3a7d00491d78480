-- A sign that is not frequent was spelled with the digits of its code point, so that '2022' found '•'. Its digits are
-- letters of the 'Phags-pa script now, as the frequent signs are.
create or replace function spell_signs(value text) returns text
  language plpgsql immutable strict parallel safe as $$
begin
  if value !~ '[^[:alnum:][:space:]]' then
    return value;
  end if;
  return (
    select string_agg(
      case
        when sign ~ '[[:alnum:][:space:]]' then sign
        else U&'\A860' || translate(
          to_hex(ascii(sign)),
          '0123456789abcdef',
          U&'\A84A\A84B\A84C\A84D\A84E\A84F\A850\A851\A852\A853\A854\A855\A856\A857\A858\A859'
        ) || U&'\A860'
      end,
      '' order by place
    )
    from regexp_split_to_table(value, '') with ordinality as signs (sign, place)
  );
end $$;
--> statement-breakpoint
-- For words that are folded: a few letters, such as 'Ʀ', become others when they are folded again.
create function spell(folded text) returns text
  language sql immutable strict parallel safe
  return spell_signs(
    translate(folded, '-_./:@,''()', U&'\A840\A841\A842\A843\A844\A845\A846\A847\A848\A849')
  );
--> statement-breakpoint
create or replace function searchable(value text) returns text
  language sql immutable strict parallel safe
  return spell(fold(value));
--> statement-breakpoint
-- Writes the search of those rows anew that hold such a sign.
update "repositories" set "name" = "name" where "search" like U&'%\A860%';
--> statement-breakpoint
update "users" set "name" = "name" where "search" like U&'%\A860%';
