import { mostBytes } from '#contract/files/file-limits.ts';
import { uploadFile } from '#tests/support/files.ts';
import { addOrganization, setActive, setMember } from '#tests/support/members.ts';
import { expect, refusedDocument, test } from '../../layout/layout-test.ts';

test.use({ expected: refusedDocument });

test('where there is no space left for the files, a move is refused, and so is its way back', async ({
  visit,
  newcomer,
  server,
}) => {
  const { sql } = server.database;
  const person = await newcomer();
  const [acme, beta] = [await addOrganization(server), await addOrganization(server)];
  for (const id of [acme, beta]) await setMember(server, id, person, 'owner');
  await setActive(server, person, acme);
  const attachments = [await uploadFile(person, 'note.txt', Buffer.from('note'))];
  const record = { name: `Moved ${acme}`, link: 'git.example/x', attachments };
  const { id } = (await person.request('POST', `${server.url}/api/repositories`, record)).body;
  const fill = (
    organizationId: string,
  ) => sql`insert into files (kind, name, size, type, received, organization_id)
    values ('repository', 'large', ${mostBytes}, 'text/plain', 0, ${organizationId})`;
  await fill(beta);
  const page = await visit(person, `/app/repositories/${id}`);
  await page.getByRole('button', { name: /^More/ }).first().click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Move/ });
  await dialog.getByRole('combobox', { name: 'Organization' }).click();
  await page.getByRole('option').first().click();
  const move = dialog.getByRole('button', { name: 'Move', exact: true });
  await move.click();
  await expect(dialog).toContainText('No space is left for this file');
  await sql`delete from files where organization_id = ${beta}`;
  await move.click();
  await expect(dialog).toHaveCount(0);
  await fill(acme);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-sonner-toast]').first()).toContainText('No space is left for this file');
});
