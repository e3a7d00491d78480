import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createUpdateHarness } from '#tests/support/desktop/update-harness.ts';

const file = 'the new version';
const entry = (version: string, notes: string) =>
  `<entry><link href="https://github.com/somebody/app/releases/tag/v${version}"/><title>${version}</title><content type="html">${notes}</content></entry>`;

/** GitHub's responses to the library, from a local host. */
const answers: Record<string, string> = {
  '/somebody/app/releases.atom': `<feed>${entry('2.0.0-beta.1', 'Not yet')}${entry('1.2.0', '&lt;ul&gt;&lt;li&gt;Second&lt;/li&gt;&lt;/ul&gt;')}${entry('1.1.0', '&lt;p&gt;First&lt;/p&gt;')}${entry('1.0.0', 'Known')}</feed>`,
  '/api/v3/repos/somebody/app/releases/latest': '{"tag_name":"v1.2.0"}',
  '/somebody/app/releases/download/v1.2.0/new.AppImage': file,
};
const sha512 = createHash('sha512').update(file).digest('base64');
const description = JSON.stringify({ version: '1.2.0', files: [{ url: 'new.AppImage', sha512 }] });

it('releases on GitHub are a feed, with the notes of each version since', async () => {
  const server = createServer(({ url = '' }, response) => {
    const answer = /v1\.2\.0\/latest[\w-]*\.yml$/.test(url) ? description : answers[url];
    response.writeHead(answer ? 200 : 404).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const harness = await createUpdateHarness({
    provider: 'github',
    owner: 'somebody',
    repo: 'app',
    host,
    protocol: 'http',
  });
  try {
    const app = harness.start();
    await app.updates.check();

    expect(app.state()).toEqual({
      status: 'ready',
      requiresPassword: false,
      version: '1.2.0',
      notes: '1.2.0\n• Second\n\n1.1.0\nFirst',
    });
  } finally {
    await harness.stop();
    server.closeAllConnections();
    server.close();
  }
});
