import { startHostedServer } from '../../tests/support/server-process.ts';
import type { Drill } from './drill.ts';
import { type Client, createClient, enterCode, requestCode } from './parts/client.ts';
import { withHarness } from './parts/harness.ts';
import { until } from './parts/load.ts';

export const killedWhileSigningIn: Drill = {
  name: 'killed-while-signing-in',
  does: 'the server is killed (SIGKILL) in the middle of 200 sign-ins of 20 people at a time',
  quick: false,
  run: (log, { quick }) =>
    withHarness({}, async ({ server, postgres, mailbox }) => {
      const people = quick ? 20 : 200;
      const signedIn: Client[] = [];
      let next = 0;
      const signInNext = async () => {
        while (next < people) {
          next += 1;
          const email = `person-${next}@example.com`;
          const client = createClient(server);
          if ((await requestCode(client, email)).status !== 200) return;
          const code = await mailbox.codeFor(email, { timeoutMs: 20_000 }).catch(() => undefined);
          if (code && (await enterCode(client, email, code)).status === 200) signedIn.push(client);
        }
      };
      const signingIn = Promise.all(Array.from({ length: quick ? 5 : 20 }, signInNext));
      await until(async () => signedIn.length >= people / 2);
      await server.program.stop('SIGKILL');
      await signingIn;
      const port = Number(new URL(server.url).port);
      const again = await startHostedServer({ databaseUrl: postgres.url, smtpUrl: mailbox.url, port });
      try {
        const sessions = await Promise.all(
          signedIn.map((client) => client.request('GET', '/api/auth/get-session')),
        );
        const open = sessions.filter(({ status, body }) => status === 200 && body.includes('"user"')).length;
        log.did(`${people} people sign in, killed the server when half of them were in, started it again`);
        log.expect(
          'everybody who was told to be signed in is',
          open === signedIn.length,
          `${signedIn.length} told, ${open} signed in`,
        );
        const email = 'later@example.com';
        const client = createClient(again);
        await requestCode(client, email);
        const answer = await enterCode(client, email, await mailbox.codeFor(email, { timeoutMs: 60_000 }));
        log.expect('signing in goes on', answer.status === 200, answer.status);
      } finally {
        await again.stop('SIGKILL');
      }
    }),
};
