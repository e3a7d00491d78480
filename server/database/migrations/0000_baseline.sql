-- All that a new database is made of: what drizzle-kit makes of server/database/schema, between the functions that it
-- needs and the rules that it cannot say. Later changes are migrations of their own (npm run db:generate).

-- Search
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
-- Text without what a search ignores: case, accents, width, Arabic vowel signs and lengthening.
-- unaccent() is only 'stable' because its dictionary could be edited; nobody edits it here, so the promise of
-- 'immutable', which indexes need, holds. The body in SQL-standard form is bound when created: no search_path
-- can change what it calls, and a restored backup has none.
create function fold(value text) returns text
  language sql immutable strict parallel safe
  return translate(
    lower(unaccent('unaccent'::regdictionary, normalize(value, nfkc))),
    U&'\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0670\0640',
    ''
  );
--> statement-breakpoint
-- Trigrams know letters and digits alone: 'c++' or '---' would be looked for in every row. So a search sees signs as
-- letters. The frequent ones become letters of the 'Phags-pa script, which nobody writes any more; each of the others
-- (emoji, currencies, brackets) its code point, in such letters, between two of them, which takes longer and is rarely
-- needed.
create function spell_signs(value text) returns text
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
create function searchable(value text) returns text
  language sql immutable strict parallel safe
  return spell(fold(value));
--> statement-breakpoint
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
-- Tables, generated
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"account_name" text,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_provider_account_unique" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "admin_grants" (
	"email" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"bound_organization_id" text,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"start" text NOT NULL,
	"permissions" text[] NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" text,
	"impersonator_id" text,
	"organization_id" text,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"data" jsonb,
	"request_id" text,
	"address" text,
	"client" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"format" text NOT NULL,
	"filter" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_log_parts" (
	"export_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "audit_log_parts_export_id_number_pk" PRIMARY KEY("export_id","number")
);
--> statement-breakpoint
CREATE TABLE "code_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"moments" timestamp (3) with time zone[] NOT NULL,
	"expires_at" timestamp (3) with time zone DEFAULT now() + interval '1 hour' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_records" (
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"name" text NOT NULL,
	"record" jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"deleted_by" text NOT NULL,
	CONSTRAINT "deleted_records_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "file_chunks" (
	"file_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "file_chunks_file_id_number_pk" PRIMARY KEY("file_id","number")
);

--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"type" text NOT NULL,
	"received" bigint NOT NULL,
	"uploaded_by" text,
	"attached_at" timestamp (3) with time zone,
	"organization_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"role" text,
	"team_id" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"inviter_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invite_links" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"role" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"use_limit" integer,
	"revoked_at" timestamp (3) with time zone,
	"creator_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invite_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invite_links_uses" CHECK ("invite_links"."use_limit" is null or "invite_links"."uses" <= "invite_links"."use_limit")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"payload" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mails_state_check" CHECK (state in ('queued', 'sent', 'failed', 'expired', 'caught', 'decoy'))
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_organization_user_unique" UNIQUE("organization_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "milestones" (
	"name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_pictures" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"logo" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sort_name" text collate "C" GENERATED ALWAYS AS (fold("name")) STORED NOT NULL,
	"search" text GENERATED ALWAYS AS (searchable(coalesce("name", '')) || E'
' || searchable(coalesce("slug", ''))) STORED NOT NULL,
	"starts" text GENERATED ALWAYS AS (word_starts(fold(coalesce("name", '') || ' ' || coalesce("slug", '')))) STORED NOT NULL,
	CONSTRAINT "organizations_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"credential" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"synced" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_credential_unique" UNIQUE("credential")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "repositories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" text,
	"name" text NOT NULL,
	"link" text NOT NULL,
	"description" text,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sort_name" text collate "C" GENERATED ALWAYS AS (fold("name")) STORED NOT NULL,
	"search" text GENERATED ALWAYS AS (searchable(coalesce("name", '')) || E'
' || searchable(coalesce("link", '')) || E'
' || searchable(coalesce("description", ''))) STORED NOT NULL,
	"starts" text GENERATED ALWAYS AS (word_starts(fold(coalesce("name", '')))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"impersonated_by" text,
	"active_organization_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_members_team_user_unique" UNIQUE("team_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"organization_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'user' NOT NULL,
	"banned" boolean DEFAULT false NOT NULL,
	"ban_reason" text,
	"ban_expires" timestamp (3) with time zone,
	"language" text,
	"onboarded_at" timestamp (3) with time zone,
	"last_seen_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sort_name" text collate "C" GENERATED ALWAYS AS (fold("name")) STORED NOT NULL,
	"search" text GENERATED ALWAYS AS (searchable(coalesce("name", '')) || E'
' || searchable(coalesce("email", ''))) STORED NOT NULL,
	"starts" text GENERATED ALWAYS AS (word_starts(fold(coalesce("name", '') || ' ' || coalesce("email", '')))) STORED NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_member_fk" FOREIGN KEY ("bound_organization_id","user_id") REFERENCES "public"."members"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audit_log_exports" ADD CONSTRAINT "audit_log_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audit_log_parts" ADD CONSTRAINT "audit_log_parts_export_id_audit_log_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."audit_log_exports"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "file_chunks" ADD CONSTRAINT "file_chunks_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invite_links" ADD CONSTRAINT "invite_links_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invite_links" ADD CONSTRAINT "invite_links_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organization_pictures" ADD CONSTRAINT "organization_pictures_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "repositories" ADD CONSTRAINT "repositories_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_impersonated_by_users_id_fk" FOREIGN KEY ("impersonated_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_active_organization_id_organizations_id_fk" FOREIGN KEY ("active_organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "accounts_user_index" ON "accounts" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "api_keys_user_index" ON "api_keys" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "api_keys_member_index" ON "api_keys" USING btree ("bound_organization_id","user_id");
--> statement-breakpoint
CREATE INDEX "audit_events_subject_index" ON "audit_events" USING btree ("subject_type","subject_id","id");
--> statement-breakpoint
CREATE INDEX "audit_events_action_index" ON "audit_events" USING btree ("action","created_at","id");
--> statement-breakpoint
CREATE INDEX "audit_events_time_index" ON "audit_events" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "audit_events_kind_index" ON "audit_events" USING btree ("subject_type","created_at","id");
--> statement-breakpoint
CREATE INDEX "audit_events_actor_index" ON "audit_events" USING btree ("actor_id","created_at","id","action","subject_type");
--> statement-breakpoint
CREATE INDEX "audit_events_impersonator_index" ON "audit_events" USING btree ("impersonator_id","created_at","id") WHERE "audit_events"."impersonator_id" is not null;
--> statement-breakpoint
CREATE INDEX "audit_events_organization_index" ON "audit_events" USING btree ("organization_id","created_at","id","action","subject_type") WHERE "audit_events"."organization_id" is not null;
--> statement-breakpoint
CREATE INDEX "audit_events_target_index" ON "audit_events" USING btree (("data" ->> 'to'),"created_at","id") WHERE "audit_events"."action" like '%.moved';
--> statement-breakpoint
CREATE INDEX "audit_events_owner_index" ON "audit_events" USING btree (("data" ->> 'userId'),"created_at","id") WHERE "audit_events"."data" ->> 'userId' is not null;
--> statement-breakpoint
CREATE INDEX "audit_events_request_index" ON "audit_events" USING btree ("request_id") WHERE "audit_events"."request_id" is not null;
--> statement-breakpoint
CREATE INDEX "audit_events_actors_index" ON "audit_events" USING btree ("action","actor_id","subject_id") WHERE "audit_events"."subject_type" <> 'user';
--> statement-breakpoint
CREATE INDEX "code_failures_expires_index" ON "code_failures" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "deleted_records_by_index" ON "deleted_records" USING btree ("deleted_by","deleted_at");
--> statement-breakpoint
CREATE INDEX "deleted_records_at_index" ON "deleted_records" USING btree ("deleted_at");
--> statement-breakpoint
CREATE INDEX "files_user_index" ON "files" USING btree ("uploaded_by");
--> statement-breakpoint
CREATE INDEX "files_organization_index" ON "files" USING btree ("organization_id");
--> statement-breakpoint
CREATE INDEX "invitations_organization_index" ON "invitations" USING btree ("organization_id");
--> statement-breakpoint
CREATE INDEX "invitations_email_index" ON "invitations" USING btree ("email");
--> statement-breakpoint
CREATE INDEX "invitations_inviter_index" ON "invitations" USING btree ("inviter_id");
--> statement-breakpoint
CREATE INDEX "invite_links_organization_index" ON "invite_links" USING btree ("organization_id");
--> statement-breakpoint
CREATE INDEX "invite_links_creator_index" ON "invite_links" USING btree ("creator_id");
--> statement-breakpoint
CREATE INDEX "mails_waiting_index" ON "mails" USING btree ("recipient") WHERE "mails"."state" = 'queued';
--> statement-breakpoint
CREATE INDEX "mails_created_index" ON "mails" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "members_user_index" ON "members" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "organizations_slug_folded_unique" ON "organizations" USING btree (lower("slug"));
--> statement-breakpoint
CREATE INDEX "organizations_created_index" ON "organizations" USING btree ("created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "organizations_order_unique" ON "organizations" USING btree ("sort_name","id");
--> statement-breakpoint
CREATE INDEX "organizations_search_index" ON "organizations" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "organizations_starts_index" ON "organizations" USING gin ("starts" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "passkeys_user_index" ON "passkeys" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "repositories_name_unique" ON "repositories" USING btree (coalesce("organization_id", ''),lower(normalize("name", nfc)));
--> statement-breakpoint
CREATE UNIQUE INDEX "repositories_order_unique" ON "repositories" USING btree ("sort_name","id");
--> statement-breakpoint
CREATE INDEX "repositories_created_index" ON "repositories" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "repositories_updated_index" ON "repositories" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "repositories_scope_name_index" ON "repositories" USING btree (coalesce("organization_id", ''),"sort_name","id");
--> statement-breakpoint
CREATE INDEX "repositories_scope_updated_index" ON "repositories" USING btree (coalesce("organization_id", ''),"updated_at","id");
--> statement-breakpoint
CREATE INDEX "repositories_organization_index" ON "repositories" USING btree ("organization_id") WHERE "repositories"."organization_id" is not null;
--> statement-breakpoint
CREATE INDEX "repositories_search_index" ON "repositories" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "repositories_starts_index" ON "repositories" USING gin ("starts" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "sessions_user_index" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_expires_index" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "sessions_impersonated_by_index" ON "sessions" USING btree ("impersonated_by");
--> statement-breakpoint
CREATE INDEX "sessions_active_organization_index" ON "sessions" USING btree ("active_organization_id");
--> statement-breakpoint
CREATE INDEX "team_members_user_index" ON "team_members" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "teams_organization_name_unique" ON "teams" USING btree ("organization_id",lower("name"));
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_folded_unique" ON "users" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "users_created_index" ON "users" USING btree ("created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_order_unique" ON "users" USING btree ("sort_name","id");
--> statement-breakpoint
CREATE INDEX "users_seen_index" ON "users" USING btree (coalesce("last_seen_at", '-infinity'),"id");
--> statement-breakpoint
CREATE INDEX "users_admins_index" ON "users" USING btree ("created_at","id") WHERE 'admin' = any (string_to_array("users"."role", ','));
--> statement-breakpoint
CREATE INDEX "users_admins_order_index" ON "users" USING btree ("sort_name","id") WHERE 'admin' = any (string_to_array("users"."role", ','));
--> statement-breakpoint
CREATE INDEX "users_admins_seen_index" ON "users" USING btree (coalesce("last_seen_at", '-infinity'),"id") WHERE 'admin' = any (string_to_array("users"."role", ','));
--> statement-breakpoint
CREATE INDEX "users_banned_index" ON "users" USING btree ("created_at","id") WHERE "users"."banned";
--> statement-breakpoint
CREATE INDEX "users_onboarding_index" ON "users" USING btree ("created_at","id") WHERE "users"."onboarded_at" is null;
--> statement-breakpoint
CREATE INDEX "users_search_index" ON "users" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "users_starts_index" ON "users" USING gin ("starts" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");
--> statement-breakpoint
CREATE INDEX "verifications_expires_index" ON "verifications" USING btree ("expires_at");
--> statement-breakpoint
-- Rules that must hold whoever writes, also when two people act at the same moment: each is checked under a lock, after
-- the write. The constraint names are turned into error codes by server/auth/rule-errors.ts.

-- There is always an admin who can sign in, once there has been one.
create function users_keep_an_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('users_keep_an_admin'));
  if not exists (
    select from users where 'admin' = any (string_to_array(role, ',')) and not banned
  ) then
    raise exception 'the last admin stays admin'
      using errcode = 'check_violation', constraint = 'users_keep_an_admin';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger users_keep_an_admin_update after update of role, banned on users for each row
  when ('admin' = any (string_to_array(old.role, ',')) and not old.banned
    and not ('admin' = any (string_to_array(new.role, ',')) and not new.banned))
  execute function users_keep_an_admin();
--> statement-breakpoint
create trigger users_keep_an_admin_delete after delete on users for each row
  when ('admin' = any (string_to_array(old.role, ',')) and not old.banned)
  execute function users_keep_an_admin();
--> statement-breakpoint
-- A ban ends all sessions, also those in which the banned person acts as somebody else; so does the loss of admin
-- rights with the latter.
create function users_end_sessions() returns trigger language plpgsql as $$
begin
  delete from sessions
    where (new.banned and user_id = new.id) or impersonated_by = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger users_end_sessions after update of role, banned on users for each row
  when ((new.banned and not old.banned)
    or ('admin' = any (string_to_array(old.role, ',')) and not 'admin' = any (string_to_array(new.role, ','))))
  execute function users_end_sessions();
--> statement-breakpoint
-- No session begins for a banned person; 'for share' waits for a ban that is being written.
create function sessions_refuse_banned() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for share;
  if exists (
    select from users where id in (new.user_id, new.impersonated_by)
      and banned and (ban_expires is null or ban_expires > now())
  ) then
    raise exception 'banned' using errcode = 'check_violation', constraint = 'sessions_refuse_banned';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger sessions_refuse_banned before insert on sessions for each row
  execute function sessions_refuse_banned();
--> statement-breakpoint
-- Nobody acts as an admin: no such session begins, also when the person becomes one at the same moment ('for share'
-- waits for that), and those under way end when the person becomes one.
create function sessions_refuse_acting_as_admin() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for share;
  if exists (
    select from users where id = new.user_id and 'admin' = any (string_to_array(role, ','))
  ) then
    raise exception 'admins are not impersonated'
      using errcode = 'check_violation', constraint = 'sessions_refuse_acting_as_admin';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger sessions_refuse_acting_as_admin before insert on sessions for each row
  when (new.impersonated_by is not null) execute function sessions_refuse_acting_as_admin();
--> statement-breakpoint
-- A session in which an admin acts as somebody ends when it was to end, whoever uses it.
create function sessions_keep_acting_end() returns trigger language plpgsql as $$
begin
  new.expires_at := old.expires_at;
  return new;
end $$;
--> statement-breakpoint
create trigger sessions_keep_acting_end before update of expires_at on sessions for each row
  when (new.impersonated_by is not null and new.expires_at > old.expires_at)
  execute function sessions_keep_acting_end();
--> statement-breakpoint
create function users_end_acting() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id = new.id and impersonated_by is not null;
  return null;
end $$;
--> statement-breakpoint
create trigger users_end_acting after update of role on users for each row
  when ('admin' = any (string_to_array(new.role, ',')) and not 'admin' = any (string_to_array(old.role, ',')))
  execute function users_end_acting();
--> statement-breakpoint
-- An organisation that has members has an owner. It ends with the account of its last member, or by being deleted,
-- members first; nobody leaves it behind without any. A member who goes with the account leaves an event in an
-- organisation that goes on, and the last one that of its end. Who deleted the account is told by the event of the user,
-- which `lastMember` names.
create function members_keep_an_owner() returns trigger language plpgsql as $$
begin
  perform from organizations where id = old.organization_id for update;
  if not found then
    return null;
  end if;
  if not exists (select from members where organization_id = old.organization_id) then
    -- Only with the account: the last two who leave at once do not end it (organizations_keep_a_member).
    delete from organizations where id = old.organization_id
      and not exists (select from users where id = old.user_id);
    if found then
      insert into audit_events (organization_id, action, subject_type, subject_id, data)
        values (old.organization_id, 'organization.deleted', 'organization', old.organization_id,
          jsonb_build_object('lastMember', old.user_id));
    end if;
    return null;
  end if;
  if not exists (
    select from members where organization_id = old.organization_id
      and 'owner' = any (string_to_array(role, ','))
  ) then
    raise exception 'an organisation keeps an owner'
      using errcode = 'check_violation', constraint = 'members_keep_an_owner';
  end if;
  if tg_op = 'DELETE' and not exists (select from users where id = old.user_id) then
    insert into audit_events (organization_id, action, subject_type, subject_id, data)
      values (old.organization_id, 'organization.member-left', 'organization', old.organization_id,
        jsonb_build_object('user', old.user_id));
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger members_keep_an_owner_update after update of role on members for each row
  when ('owner' = any (string_to_array(old.role, ',')) and not 'owner' = any (string_to_array(new.role, ',')))
  execute function members_keep_an_owner();
--> statement-breakpoint
create trigger members_keep_an_owner_delete after delete on members for each row
  execute function members_keep_an_owner();
--> statement-breakpoint
create function organizations_keep_a_member() returns trigger language plpgsql as $$
begin
  if exists (select from organizations where id = old.organization_id)
    and not exists (select from members where organization_id = old.organization_id) then
    raise exception 'an organisation keeps an owner'
      using errcode = 'check_violation', constraint = 'members_keep_an_owner';
  end if;
  return null;
end $$;
--> statement-breakpoint
-- At the end of the transaction, by when an organisation that is being deleted is gone.
create constraint trigger organizations_keep_a_member after delete on members
  deferrable initially deferred for each row execute function organizations_keep_a_member();
--> statement-breakpoint
-- Likewise the last team.
create function teams_keep_one() returns trigger language plpgsql as $$
begin
  perform from organizations where id = old.organization_id for update;
  if found and not exists (select from teams where organization_id = old.organization_id) then
    raise exception 'the last team stays' using errcode = 'check_violation', constraint = 'teams_keep_one';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger teams_keep_one after delete on teams for each row execute function teams_keep_one();
--> statement-breakpoint
-- Limits that hold for requests at once, too: each row is counted under the lock of its organisation, which the rules
-- above take as well. The limit is the trigger's argument.
create function keep_organization_limit() returns trigger language plpgsql as $$
declare
  found_count bigint;
begin
  perform from organizations where id = new.organization_id for update;
  execute format('select count(*) from %I where organization_id = $1', tg_table_name)
    into found_count using new.organization_id;
  if found_count >= tg_argv[0]::bigint then
    raise exception 'no more % in this organisation', tg_table_name
      using errcode = 'check_violation', constraint = tg_name;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger members_limit before insert on members for each row
  execute function keep_organization_limit('500');
--> statement-breakpoint
create trigger teams_limit before insert on teams for each row
  execute function keep_organization_limit('50');
--> statement-breakpoint
-- An invitation counts while it is open, and an address has one.
create function keep_invitation_limit() returns trigger language plpgsql as $$
declare
  addresses text[];
begin
  perform from organizations where id = new.organization_id for update;
  select array_agg(lower(email)) into addresses from invitations
    where organization_id = new.organization_id and status = 'pending' and expires_at > now();
  if lower(new.email) = any (addresses) then
    raise exception 'invited already'
      using errcode = 'check_violation', constraint = 'invitations_once';
  end if;
  if cardinality(addresses) >= tg_argv[0]::bigint then
    raise exception 'no more open invitations in this organisation'
      using errcode = 'check_violation', constraint = tg_name;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger invitations_limit before insert on invitations for each row when (new.status = 'pending')
  execute function keep_invitation_limit('100');
--> statement-breakpoint
-- An invitation is answered once.
create function keep_invitation_answer() returns trigger language plpgsql as $$
begin
  if old.status = 'pending' then
    return new;
  end if;
  raise exception 'answered already'
    using errcode = 'check_violation', constraint = 'invitations_answered';
end $$;
--> statement-breakpoint
create trigger invitations_answered before update of status on invitations for each row
  when (old.status <> new.status) execute function keep_invitation_answer();
--> statement-breakpoint
-- What an address was invited to goes with the account that had it.
create function delete_received_invitations() returns trigger language plpgsql as $$
begin
  delete from invitations where email = lower(old.email);
  return null;
end $$;
--> statement-breakpoint
create trigger users_delete_invitations after delete on users for each row
  execute function delete_received_invitations();
--> statement-breakpoint
-- Whoever deletes an account locks in the same order as all others: members, then organisations, then what these have.
-- The cascade alone would delete invitations and links first, and deadlock with somebody who joins by one of them.
create function lock_organizations_of_user() returns trigger language plpgsql as $$
begin
  perform from members where user_id = old.id order by id for update;
  perform from organizations
    where id in (select organization_id from members where user_id = old.id) order by id for update;
  return old;
end $$;
--> statement-breakpoint
create trigger users_lock_organizations before delete on users for each row
  execute function lock_organizations_of_user();
--> statement-breakpoint
-- Who is in a team is a member of its organisation, also at the end of a transaction that removes the one and adds to the
-- other at the same moment.
create function team_members_are_members() returns trigger language plpgsql as $$
begin
  -- The lock waits for whoever removes the member now, and keeps others from it until the end.
  perform from teams join members
    on members.organization_id = teams.organization_id and members.user_id = new.user_id
    where teams.id = new.team_id for key share of members;
  if not found and exists (select from team_members where id = new.id) then
    raise exception 'only members of the organisation can be in its teams'
      using errcode = 'check_violation', constraint = 'team_members_are_members';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger team_members_are_members after insert or update on team_members
  deferrable initially deferred for each row execute function team_members_are_members();
--> statement-breakpoint
create function leave_teams() returns trigger language plpgsql as $$
begin
  delete from team_members using teams
    where teams.id = team_members.team_id
      and teams.organization_id = old.organization_id and team_members.user_id = old.user_id
      and not exists (
        select from members where organization_id = old.organization_id and user_id = old.user_id);
  return null;
end $$;
--> statement-breakpoint
create constraint trigger members_leave_teams after delete on members
  deferrable initially deferred for each row execute function leave_teams();
--> statement-breakpoint
-- The audit trail only grows: nothing changes or deletes its events but what says so for its transaction, which are the
-- function below and a demo, which moves its dates.
create function keep_audit_events() returns trigger language plpgsql as $$
begin
  if current_setting('audit.unlocked', true) is distinct from 'on' then
    raise exception 'events of the audit trail are neither changed nor deleted'
      using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger audit_events_kept before update or delete or truncate on audit_events
  for each statement execute function keep_audit_events();
--> statement-breakpoint
-- Deletes sign-ins of more than a year ago, and all events that are older than so many days, 30 at least; null keeps these
-- for ever. With the rights of its owner, so that the server's role needs none to delete events.
create function delete_old_audit_events(sign_ins text[], days integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('audit.unlocked', 'on', true);
  delete from audit_events where action = any (sign_ins) and created_at < now() - interval '1 year';
  if days is not null then
    delete from audit_events where created_at < now() - make_interval(days => greatest(days, 30));
  end if;
  perform set_config('audit.unlocked', 'off', true);
end $$;
--> statement-breakpoint
-- Of no use to other roles, such as one that may only read.
revoke execute on function delete_old_audit_events(text[], integer) from public;
