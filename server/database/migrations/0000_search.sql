-- What the search of lists stands on: trigram indexes and one way of folding text.
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
-- Text without what a search ignores: case, accents, width, Arabic vowel signs and lengthening.
-- unaccent() is only 'stable' because its dictionary could be edited; nobody edits it here, so the promise of
-- 'immutable', which indexes need, holds. The body in SQL-standard form is bound when created: no search_path
-- can change what it calls.
create function fold(value text) returns text
  language sql immutable strict parallel safe
  return translate(
    lower(unaccent('unaccent'::regdictionary, normalize(value, nfkc))),
    U&'\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0670\0640',
    ''
  );
