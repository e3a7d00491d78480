import { afterAll, beforeEach, expect, it } from 'vitest';
import { changeTrail } from '#tests/support/change-trail.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' }, { pages: true });
const admin = await signInUser(server, 'admin@example.com');
beforeEach(() => changeTrail(server.database.sql, (tx) => tx`truncate audit_events`));
afterAll(() => server.stop());

async function addEvents(action: string, daysAgo: number, count: number): Promise<void> {
  await server.database.sql`
    insert into audit_events (action, subject_type, subject_id, created_at)
    select ${action}, 'user', 'x', now() - make_interval(days => ${daysAgo}) from generate_series(1, ${count})`;
}

/** The figures of the dashboard as texts, and its drawing, as the server renders them. */
async function read(): Promise<{ figures: string; drawing: string }> {
  const { host, port } = new URL(server.url);
  const headers = { host, accept: 'text/html', cookie: admin.cookieHeader };
  const { text } = await sendRaw({ port: Number(port), path: '/manager/dashboard?days=7', headers });
  const [figures = ''] = /<dl aria-label="Figures".*?<\/dl>/s.exec(text) ?? [];
  const [drawing = ''] = /<svg role="img".*?<\/svg>(?=<input)/s.exec(text) ?? [];
  return { figures: figures.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '), drawing };
}

it('beside few sign-ins stands the number before; from ten on, the change in percent', async () => {
  await addEvents('user.signed-in', 8, 1);
  await addEvents('user.signed-in', 1, 10);
  await addEvents('user.code-refused', 8, 10);
  await addEvents('user.code-refused', 1, 11);
  const { figures } = await read();
  expect(figures).toContain('Sign-ins 10 1 before');
  expect(figures).toContain('Refused sign-ins 11 +10%');
});

it('few sign-ins are drawn as columns on one axis, more of them as a line above bars', async () => {
  await addEvents('user.signed-in', 1, 9);
  await addEvents('user.signed-in', 8, 2);
  await addEvents('user.signed-up', 2, 1);
  const labels = (drawing: string) =>
    [...drawing.matchAll(/<text[^>]*text-anchor="end"[^>]*>(\d+)<\/text>/g)].map(([, label]) => label);
  const few = await read();
  expect(few.drawing).not.toContain('<path');
  expect(few.drawing.match(/<rect/g)).toHaveLength(14);
  expect(labels(few.drawing)).toEqual(['0', '3', '6', '9']);
  await addEvents('user.signed-in', 1, 1);
  const more = await read();
  expect(more.drawing).toContain('<path');
  expect(more.drawing.match(/<rect/g)).toHaveLength(7);
  expect(labels(more.drawing)).toEqual(['0', '4', '8', '12', '0', '1']);
});
