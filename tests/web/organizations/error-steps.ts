import type { Stage } from './error-stage.ts';

/** What somebody else, or another tab, does before the last press. */
type Meanwhile = () => Promise<unknown>;

const areas = 'organizations';
const teams = 'organizations-teams';
const invitations = 'organizations-invitations';

export async function create({ page, visit, press }: Stage, slug: string): Promise<void> {
  await visit('/app/organizations/new');
  await page.locator('[name=slug]').fill(slug);
  await page.locator('[name=name]').fill('Second');
  await press('organizations-area:create', page.locator('form').filter({ has: page.locator('[name=slug]') }));
}

export async function leave({ page, press }: Stage): Promise<void> {
  await press(`${areas}:leave.button`);
  await press(`${areas}:leave.confirm`, page.getByRole('alertdialog'));
}

export async function changeRole(stage: Stage, member: string, meanwhile: Meanwhile): Promise<void> {
  const { page, choose, press } = stage;
  await stage.open('/members');
  await choose(member, `${areas}:members.changeRole`);
  await page.getByRole('dialog').locator('input[value=member]').check();
  await meanwhile();
  await press(`${areas}:members.role.save`, page.getByRole('dialog'));
}

export async function removeMember({ page, open, choose, press }: Stage, meanwhile: Meanwhile) {
  await open('/members');
  await choose('Omar Benali', `${areas}:members.remove`);
  await meanwhile();
  await press(`${areas}:members.removal.confirm`, page.getByRole('alertdialog'));
}

export async function nameTeam(
  { page, t, press }: Stage,
  name: string,
  button: 'create' | 'rename',
): Promise<void> {
  await page.getByLabel(t(`${teams}:create.label`), { exact: true }).fill(name);
  await press(`${teams}:${button}.submit`);
}

export async function deleteTeam({ page, press }: Stage): Promise<void> {
  await press(`${teams}:delete.ask`);
  await press('ui:confirm.action', page.getByRole('alertdialog'));
}

export async function addToTeam({ page, t, press, open, teamId }: Stage, meanwhile: Meanwhile) {
  await open(`/teams/${teamId}`);
  await page.getByRole('combobox', { name: t(`${teams}:add.label`) }).fill('omar');
  await page.getByRole('option', { name: 'Omar Benali' }).click();
  await meanwhile();
  await press(`${teams}:add.submit`);
}

export async function removeFromTeam({ sql, page, open, teamId, omar }: Stage, meanwhile: Meanwhile) {
  await sql`insert into team_members (id, team_id, user_id) values (${omar.id}, ${teamId}, ${omar.userId})`;
  await open(`/teams/${teamId}`);
  await meanwhile();
  await page.getByRole('listitem').filter({ hasText: 'Omar Benali' }).getByRole('button').click();
}

export async function sendInvitation({ page }: Stage, email: string): Promise<void> {
  await page.locator('[name=addresses]').fill(email);
  await page.locator('button[value=invite]').click();
}

/** Of an invitation to the user, who is no member yet. */
export async function accept(stage: Stage, meanwhile: Meanwhile): Promise<void> {
  await stage.becomes(null);
  await stage.visit(`/invitation/${await stage.invite(stage.email)}`);
  await meanwhile();
  await stage.press(`${invitations}:public.accept`);
}

export const addMembers = async ({ sql, id }: Stage, count: number) => {
  await sql`with added as (insert into users (id, name, email, email_verified)
      select ${id} || n, 'N', ${id} || n || '@example.com', true from generate_series(1, ${count}::int) n returning id)
    insert into members (id, organization_id, user_id, role) select id, ${id}, id, 'member' from added`;
};
