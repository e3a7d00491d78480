-- Two teams of an organization could have one name in two normal forms. All but the oldest get the beginning of their id.
update teams set name = left(name, 89) || ' (' || left(id, 8) || ')'
where exists (
  select from teams as older
  where older.organization_id = teams.organization_id
    and lower(normalize(older.name, nfc)) = lower(normalize(teams.name, nfc))
    and (older.created_at, older.id) < (teams.created_at, teams.id)
);
--> statement-breakpoint
DROP INDEX "teams_organization_name_unique";
--> statement-breakpoint
CREATE UNIQUE INDEX "teams_organization_name_unique" ON "teams" USING btree ("organization_id",lower(normalize("name", nfc)));
