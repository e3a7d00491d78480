ALTER TABLE "members" ADD COLUMN "chosen_at" timestamp (3) with time zone;
