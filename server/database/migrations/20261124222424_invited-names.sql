ALTER TABLE "invitations" ADD COLUMN "name" text;
