import { expect, it } from 'vitest';
import { startTestServer } from '#tests/support/start-test-server.ts';

async function verifyPage(variables: NodeJS.ProcessEnv): Promise<string> {
  const server = await startTestServer(variables, { pages: true });
  try {
    const address = `${server.url}/login/verify?email=ada@example.com`;
    return await (await fetch(address, { headers: { accept: 'text/html' } })).text();
  } finally {
    await server.stop();
  }
}

it('the code page links to the mailbox only if mails are caught', async () => {
  const link = /<a href="\/dev\/mailbox"[^>]*>open the mailbox<\/a>/;
  expect(await verifyPage({ SMTP_URL: undefined })).toMatch(link);
  expectNoLink(await verifyPage({}));
});

it('the code page of a demo links to no mailbox', async () => {
  expectNoLink(await verifyPage({ SMTP_URL: undefined, DEMO: 'true' }));
});

function expectNoLink(page: string): void {
  expect(page).toContain('Check your e-mail');
  expect(page).not.toContain('/dev/mailbox');
}
