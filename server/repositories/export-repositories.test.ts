import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { repositoryLineSchema } from '#contract/repositories/repository-input.ts';
import { translator } from '#server/http/translate.ts';
import type { Answer, Browser } from '#tests/support/browser.ts';
import { changeTrail } from '#tests/support/change-trail.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
const admin = await signInUser(server, 'admin@example.com');
const user = await signInUser(server, 'user@example.com');
afterAll(() => server.stop());

beforeEach(async () => {
  await changeTrail(server.database.sql, (tx) => tx`truncate repositories, audit_events cascade`);
});

const call = (visitor: Browser, method: string, path: string, body?: unknown): Promise<Answer> =>
  visitor.request(method, `${server.url}/api/repositories${path}`, body);

const fill = (count: number) => server.database.sql`
  insert into repositories (name, link)
  select 'r' || lpad(n::text, 6, '0'), 'https://git.example/' || n from generate_series(1, ${count}) n`;

/** The fields that the tests below say nothing of. */
const others = Object.keys(repositoryLineSchema.shape).slice(3);
const noMore = ','.repeat(others.length);

function heads(language: 'en' | 'fr'): string {
  const texts = {
    en: ['Name,Link,Description', 'Created (UTC),Updated (UTC)'],
    fr: ['Nom;Lien;Description', 'Créé (UTC);Modifié (UTC)'],
  };
  const [given = '', times = ''] = texts[language];
  const named = others.map((field) => translator(language)(`repositories:csv.${field}`));
  return [given, ...named, times].join(language === 'fr' ? ';' : ',');
}

describe('the export', () => {
  it('is a dated UTF-8 file that spreadsheets read, in the order of the list', async () => {
    await server.database
      .sql`insert into repositories (name, link, description, created_at, updated_at) values
      ('b', 'https://b.example', E'two "lines"\nand, more', '2020-01-01', '2020-01-02'),
      ('a', 'https://a.example', null, '2020-01-01', '2020-01-03')`;
    const { status, headers, body } = await call(user, 'GET', '/export?sort=name');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const date = new Date().toISOString().slice(0, 10);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="repositories-${date}.csv"`);
    expect(headers.get('cache-control')).toBe('no-store');
    // fetch takes the byte order mark away.
    expect(body).toBe(
      `${heads('en')}\r\n` +
        `a,https://a.example,,${noMore}2020-01-01 00:00:00,2020-01-03 00:00:00\r\n` +
        `b,https://b.example,"two ""lines""\nand, more",${noMore}2020-01-01 00:00:00,2020-01-02 00:00:00\r\n`,
    );
    const raw = await fetch(`${server.url}/api/repositories/export`, {
      headers: { cookie: user.cookieHeader },
    });
    expect([...new Uint8Array(await raw.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('holds those alone that the address names, in the order of the list', async () => {
    await fill(5);
    const rows = await server.database.sql<{ id: string }[]>`select id from repositories order by name desc`;
    const ids = rows.slice(1, 4).map(({ id }) => id);
    const csv = (await call(user, 'GET', `/export?sort=name&ids=${ids}`)).body as string;
    expect(csv.match(/r0\d+/g)).toEqual(['r000002', 'r000003', 'r000004']);
    expect((await call(user, 'GET', `/export?searchTerm=r000003&ids=${ids}`)).body.match(/r0\d+/g)).toEqual([
      'r000003',
    ]);
    for (const odd of ['', 'x', Array.from({ length: 201 }, () => crypto.randomUUID()).join()])
      expect((await call(user, 'GET', `/export?ids=${odd}`)).status, odd).toBe(422);
  });

  // Rows in a language name it, so that an app without it is made without them.
  it.each([
    ['commas', ',', 'en'],
    ['semicolons', ';', 'fr'],
    ['semicolons in Arabic', ';', 'ar'],
  ])('comes back as it was: %s', async (_name, mark, language) => {
    const rows = [
      ['a; b, c', 'https://git.example/1', '=1+1'],
      ['x,=1+1', 'https://git.example/2', "y;=1+1, '-2"],
      ['مشروع', 'https://git.example/3', 'one\n-two,\t@three'],
    ];
    for (const [name, link, description] of rows) await call(admin, 'POST', '', { name, link, description });
    admin.headers = { 'accept-language': language };
    const csv = (await call(admin, 'GET', '/export')).body as string;
    admin.headers = {};
    expect(csv).toContain(`${mark}https://git.example/2${mark}`);
    const lines: string[][] = parse(csv, { bom: true, delimiter: mark });
    const shortened = lines.map((line) => line.slice(0, -1));
    const savedWithTabs = stringify(shortened, { delimiter: '\t' });
    for (const file of [csv, savedWithTabs]) {
      await server.database.sql`truncate repositories cascade`;
      expect((await call(admin, 'POST', '/import', { csv: file })).body.counts.create).toBe(rows.length);
      const stored = await server.database
        .sql`select name, link, description from repositories order by link`;
      expect(stored.map(({ name, link, description }) => [name, link, description])).toEqual(rows);
    }
  });

  it('makes formulas harmless, isolates what is written from right to left, and comes back as it was', async () => {
    const rows = [
      ['=HYPERLINK("https://evil.example")', 'https://git.example/1', '+1'],
      ["'=quoted", 'https://git.example/2', '@home'],
      ['مشروع mwangaza', 'https://git.example/3', '-'],
      ['plain', 'https://git.example/4', 'one\ntwo; three, "four"'],
      ['half;=1+1', 'https://git.example/5', "a; '=b\n- c;''@d"],
      ['two lines', 'https://git.example/6', 'one\ntwo'],
      ['tab', 'https://git.example/7', "'\ttab"],
      ['isolated', 'https://git.example/8', '\u2068isolated\u2069'],
    ];
    for (const [name, link, description] of rows) {
      await call(admin, 'POST', '', { name, link, description });
    }
    const csv = (await call(admin, 'GET', '/export')).body as string;
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(csv).toContain(",'+1,");
    // Where lists are parted by semicolons, a spreadsheet would begin a cell behind one.
    expect(csv).toContain(`\n"half;'=1+1",`);
    expect(csv).toContain('\u2068مشروع mwangaza\u2069,');
    // A line break alone would begin a record of its own.
    expect(csv).toContain('"one\ntwo",');
    await server.database.sql`truncate repositories cascade`;
    const imported = await call(admin, 'POST', '/import', { csv });
    expect(imported.body.counts).toEqual({ create: rows.length, skip: 0, refuse: 0 });
    const stored = await server.database.sql`select name, link, description from repositories order by link`;
    expect(stored.map(({ name, link, description }) => [name, link, description])).toEqual(rows);
  });

  it('speaks the language of the caller, and has the delimiter of its spreadsheets', async () => {
    user.headers = { 'accept-language': 'fr' };
    expect((await call(user, 'GET', '/export')).body).toBe(`${heads('fr')}\r\n`);
    user.headers = {};
  });

  it('refuses what the list refuses', async () => {
    const odd = await call(user, 'GET', '/export?sort=colour');
    expect([odd.status, odd.headers.get('content-disposition')]).toEqual([422, null]);
    for (const [query, status] of [
      ['', 200],
      ['?addedBy=x', 403],
    ])
      expect([query, (await call(user, 'HEAD', `/export${query}`)).status]).toEqual([query, status]);
  });
});
