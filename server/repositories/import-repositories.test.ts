import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportedLine } from '#contract/repositories/repositories.ts';
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

const told = (lines: ImportedLine[]) =>
  lines.map(({ line, name, outcome, reason }) => [line, name, outcome, reason]);

describe.each([
  ['/import/preview', 0],
  ['/import', 2],
])('a file sent to %s', (path, created) => {
  it('is told line by line', async () => {
    await call(admin, 'POST', '', { name: 'Lantern', link: 'git.example' });
    const csv = [
      'Description;Link;Name',
      'first;git.example/a;Anchor',
      ';git.example/b;LANTERN',
      ';;Broken',
      '"two',
      'lines";git.example/c;Bridge',
      '',
      'again;git.example/d;anchor',
    ].join('\r\n');
    const { status, body } = await call(admin, 'POST', path, { csv });
    expect(status).toBe(200);
    expect(told(body.lines)).toEqual([
      [2, 'Anchor', 'create', null],
      [3, 'LANTERN', 'skip', 'Name already used'],
      [4, 'Broken', 'refuse', 'Link is required'],
      [5, 'Bridge', 'create', null],
      [8, 'anchor', 'skip', 'Name stands in the file twice'],
    ]);
    expect(body.lines[0]).toMatchObject({ link: 'https://git.example/a', description: 'first' });
    expect(body.lines[3]).toMatchObject({ description: 'two\nlines' });
    expect(body.counts).toEqual({ create: 2, skip: 2, refuse: 1 });
    expect((await call(user, 'GET', '')).body.total.count).toBe(1 + created);
    const events = await server.database.sql`select from audit_events where action = 'repository.created'`;
    expect(events).toHaveLength(1 + created);
  });
});

describe('a file', () => {
  // Rows in a language name it, so that an app without it is made without them.
  it.each([
    ['commas without heads', 'Anchor,git.example/a\nBridge,git.example/b'],
    ['tabs and French heads', '\uFEFFNom\tLien\nAnchor\tgit.example/a\nBridge\tgit.example/b\n', 'fr'],
    [
      'invisible signs',
      '\u200Eالاسم\u200F;\u2068\u200Bالرا\u00ADبط\u2069\nAn\u00ADchor\u200B;\u200Egit.example/a\u2069\nBridge;git.example/b',
      'ar',
    ],
    ['Arabic heads', '"الاسم","الرابط"\n"Anchor","git.example/a"\n"Bridge","git.example/b"', 'ar'],
    ['Swahili heads', 'kiungo;JINA\rgit.example/a;Anchor\rgit.example/b;Bridge', 'sw'],
    ["Excel's line of the delimiter", 'sep=;\r\nname;link\r\nAnchor;git.example/a\r\nBridge;git.example/b'],
    ['the same in quotes', '\uFEFF"sep=\t"\nAnchor\tgit.example/a\nBridge\tgit.example/b'],
    ['quotes with semicolons', '"Anchor";"git.example/a";"x, y"\n"Bridge";"git.example/b"'],
  ])('is understood: %s', async (_name, csv, _language?: string) => {
    const { body } = await call(admin, 'POST', '/import/preview', { csv });
    expect(body.lines.map(({ name, link }: ImportedLine) => [name, link])).toEqual([
      ['Anchor', 'https://git.example/a'],
      ['Bridge', 'https://git.example/b'],
    ]);
    expect(body.counts.create).toBe(2);
  });

  it.each([
    ['', 'The file has no lines'],
    ['Name,Link\n', 'The file has no lines'],
    ['sep=;\n', 'The file has no lines'],
    ['a,git.example\n"b,git.example', 'Line 2 cannot be read: its quotation marks do not fit'],
    ['a,git.example\n'.repeat(5001), 'The file has more than 5,000 lines'],
    // Once half a minute of work, during which nobody was served.
    [`a,git.example${'\n,'.repeat(1_000_000)}`, 'The file has more than 5,000 lines'],
    ['x'.repeat(2 * 1024 * 1024 + 1), 'The file is longer than 2 MB'],
  ])('is refused as a whole when it cannot be one of repositories', async (csv, text) => {
    const { status, body } = await call(admin, 'POST', '/import/preview', { csv });
    expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(body.data.fields).toEqual({ csv: text });
  });

  it('may hold 5,000 lines', async () => {
    const csv = Array.from({ length: 5000 }, (_, n) => `r${n},git.example`).join('\n');
    expect((await call(admin, 'POST', '/import/preview', { csv })).body.counts.create).toBe(5000);
  });

  it.each(['repositories/import', 'fn/repositories.importPreview'])(
    'may have 2 MB in any encoding at /api/%s',
    async (path) => {
      // A character of one byte in some encodings, and of three in UTF-8.
      const csv = `r,no link,${'ก'.repeat(2037)}\n`.repeat(1024);
      expect(csv).toHaveLength(2 * 1024 * 1024);
      const input = path.startsWith('fn') ? { data: { csv } } : { csv };
      const { status, body } = await admin.request('POST', `${server.url}/api/${path}`, input);
      expect([status, body.counts]).toEqual([200, { create: 0, skip: 0, refuse: 1024 }]);
    },
  );

  it('may hold thousands of empty lines, which are passed over', async () => {
    const csv = `a,git.example${'\n'.repeat(2500)}${',,\n'.repeat(2500)}b,git.example`;
    const { body } = await call(admin, 'POST', '/import/preview', { csv });
    expect(told(body.lines)).toEqual([
      [1, 'a', 'create', null],
      [5001, 'b', 'create', null],
    ]);
  });

  it('may have 256 columns, and no more', async () => {
    const csvWith = (before: number) =>
      `${','.repeat(before)}Link,Name\n${','.repeat(before)}git.example/a,Anchor`;
    expect((await call(admin, 'POST', '/import/preview', { csv: csvWith(254) })).body.counts.create).toBe(1);
    for (const csv of [csvWith(255), ','.repeat(1_900_000), `Name,Link\n${','.repeat(256)}x`]) {
      const { status, body } = await call(admin, 'POST', '/import/preview', { csv });
      expect([status, body.data.fields]).toEqual([422, { csv: 'The file has more than 256 columns' }]);
    }
  });

  it.each([',', ';', '\t'])(
    'may have any number of empty columns behind these, parted by %j',
    async (mark) => {
      const empty = mark.repeat(16_382);
      const csv = `Name${mark}Link${empty}\nAnchor${mark}git.example/a${empty}\nBridge${mark}git.example/b${mark}""${empty.slice(1)}`;
      const { body } = await call(admin, 'POST', '/import/preview', { csv });
      expect(told(body.lines)).toEqual([
        [2, 'Anchor', 'create', null],
        [3, 'Bridge', 'create', null],
      ]);
    },
  );

  it.each([
    ['semicolons', "Name;Link;Description\n'=a, '-b;git.example;\"c, '+d; '@e\""],
    ['commas', 'Name,Link,Description\n"\'=a, \'-b",git.example,"c, \'+d; \'@e"'],
    ['tabs without heads', "'=a, '-b\tgit.example\tc, '+d; '@e"],
  ])('of another program keeps its apostrophes: %s', async (_name, csv) => {
    const { body } = await call(admin, 'POST', '/import/preview', { csv });
    expect(body.lines).toMatchObject([{ name: "'=a, '-b", description: "c, '+d; '@e" }]);
  });

  it('of many columns lets the server answer others while it is read', async () => {
    async function answeredMeanwhile(csv: string): Promise<number> {
      let isRefused = false;
      const preview = call(admin, 'POST', '/import/preview', { csv }).then(({ status }) => {
        expect(status).toBe(422);
        isRefused = true;
      });
      let answered = 0;
      for (; !isRefused; answered += 1) await fetch(`${server.url}/healthz`);
      await preview;
      return answered;
    }
    const lines = `a,git.example${','.repeat(382)}\n`.repeat(5000);
    const refusedAtItsStart = await answeredMeanwhile(`${',x'.repeat(256)}\n${lines}`);
    const refusedAtItsEnd = await answeredMeanwhile(`${lines}"${' x'.repeat(256)}`);
    expect(refusedAtItsEnd).toBeGreaterThan(refusedAtItsStart + 20);
  });

  it('holds no connection of the database while it is read', async () => {
    const csv = `Name,Link\n${`a${','.repeat(16_000)}\n`.repeat(40)}`;
    const order: string[] = [];
    // More than there are connections.
    const imports = Array.from({ length: 12 }, async () => {
      const { status } = await call(admin, 'POST', '/import', { csv });
      order.push(`import ${status}`);
    });
    // Until all of them have come.
    for (let turn = 0; turn < 10; turn += 1) await fetch(`${server.url}/healthz`);
    const { status } = await call(admin, 'GET', '');
    order.push(`list ${status}`);
    await Promise.all(imports);
    expect(order[0]).toBe('list 200');
  });

  it('may hold what its encoding has no character for, which is told of its line', async () => {
    const { body } = await call(admin, 'POST', '/import/preview', {
      csv: 'Anchor,git.example/a\nBr\ufffddge,git.example/b\nCrane,git.example/c,\ufffd',
    });
    const reason =
      'Contains characters that can’t be read (\ufffd). Choose another encoding or correct the line';
    expect(told(body.lines)).toEqual([
      [1, 'Anchor', 'create', null],
      [2, 'Br\ufffddge', 'refuse', reason],
      [3, 'Crane', 'refuse', reason],
    ]);
  });

  it('may hold what the database cannot, which is told of its line', async () => {
    const { status, body } = await call(admin, 'POST', '/import/preview', {
      csv: 'Anchor,git.example/a,a\0b\nBridge,git.example/b,c\td',
    });
    expect(status).toBe(200);
    expect(told(body.lines)).toEqual([
      [1, 'Anchor', 'refuse', 'Description is invalid'],
      [2, 'Bridge', 'create', null],
    ]);
  });
});

describe('two imports at once', () => {
  it('create each name once, and tell the other that it is there', async () => {
    const csv = Array.from({ length: 50 }, (_, n) => `r${n},git.example/${n}`).join('\n');
    const answers = await Promise.all([1, 2, 3].map(() => call(admin, 'POST', '/import', { csv })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const created = answers.map(({ body }) => body.counts.create).reduce((sum, count) => sum + count, 0);
    const skipped = answers.map(({ body }) => body.counts.skip).reduce((sum, count) => sum + count, 0);
    expect([created, skipped]).toEqual([50, 100]);
    const events = await server.database.sql`select from audit_events where action = 'repository.created'`;
    expect(events).toHaveLength(50);
  });
});
