import type { Locator, Page } from 'playwright/test';
import type { Translate } from '#contract/translate.ts';
import type { Browser as Client } from '#tests/support/browser.ts';
import type { ProductionServer } from '#tests/support/start-production-server.ts';
import { addMember, addOrganization } from './add-organization.ts';
import { idOf } from './organization-test.ts';

/** An organization of which the user of the browser and Omar Benali are owners, with one team. */
export interface Stage {
  page: Page;
  t: Translate;
  sql: ProductionServer['database']['sql'];
  id: string;
  teamId: string;
  /** Of the user of the browser. */
  userId: string;
  email: string;
  omar: { id: string; userId: string; email: string };
  /** A page of the organization. */
  open(path: string): Promise<void>;
  visit(path: string): Promise<void>;
  /** What somebody else, or another tab, does meanwhile: the user has another role, or none any longer. */
  becomes(role: 'admin' | 'member' | null): Promise<void>;
  /** Presses the button of a text. */
  press(key: string, within?: Page | Locator): Promise<void>;
  /** Opens the menu of a member's row, and presses what it offers. */
  choose(member: string, key: string): Promise<void>;
  /** An invitation that waits for an address. */
  invite(email: string): Promise<string>;
}

interface StageParts {
  server: ProductionServer;
  page: Page;
  client: Client & { email: string };
  t: Translate;
  visit(path: string): Promise<unknown>;
}

export async function setStage({ server, page, client, t, visit }: StageParts): Promise<Stage> {
  const { sql } = server.database;
  const [{ id, teamId }, userId] = await Promise.all([addOrganization(server, client.email), idOf(client)]);
  const omar = await addMember(server, id, { name: 'Omar Benali', role: 'owner' });
  const press = (key: string, within: Page | Locator = page) =>
    within.getByRole('button', { name: t(key), exact: true }).click();
  const toPage = async (path: string) => void (await visit(path));
  return {
    ...{ page, t, sql, id, teamId, userId, email: client.email, omar, press },
    open: (path) => toPage(`/app/organizations/${id}${path}`),
    visit: toPage,
    async becomes(role) {
      if (role)
        await sql`update members set role = ${role} where organization_id = ${id} and user_id = ${userId}`;
      else await sql`delete from members where organization_id = ${id} and user_id = ${userId}`;
    },
    async choose(member, key) {
      await page.getByRole('row').filter({ hasText: member }).getByRole('button').click();
      await page.getByRole('menuitem', { name: t(key) }).click();
    },
    async invite(email) {
      const invitationId = crypto.randomUUID();
      await sql`insert into invitations (id, organization_id, email, role, expires_at, inviter_id)
        values (${invitationId}, ${id}, ${email}, 'member', now() + interval '1 day', ${omar.userId})`;
      return invitationId;
    },
  };
}
