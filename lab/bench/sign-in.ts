import { Browser } from '../../tests/support/browser.ts';
import { startCountingProxy } from '../../tests/support/counting-proxy.ts';
import { readCode } from '../../tests/support/mailbox.ts';
import { startSmtpServer, type TestSmtpServer } from '../../tests/support/smtp-server.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { atMost, type BenchRun, type Figure } from './figure.ts';
import { medianOfRuns } from './median.ts';

const rows = { users: 100_000 };
const connections = 20;
/** Of each run. */
const signIns = 200;
const counted = 10;
/** 28 for the sign-in and its mail, which query-counts.test.ts counts, and what idle workers ask meanwhile. */
const allowedQueries = 32;

/**
 * Sign-ins per second of people who have an account: asking for a code, its mail over SMTP, entering it. Each comes
 * from an address of its own, so that no limit is met.
 */
export async function* measureSignIn(run: BenchRun): AsyncGenerator<Figure> {
  const seeded = await run.seeded(rows);
  const smtp = await startSmtpServer();
  const proxy = await startCountingProxy(seeded.url);
  try {
    const people = await seeded.database.sql<{ email: string }[]>`
      select email from users where onboarded_at is not null order by created_at limit 5000`;
    const next = peopleInTurn(people.map(({ email }) => email));
    const variables = { SMTP_URL: smtp.url };
    const server = await startBenchServer(seeded.url, variables);
    try {
      // The first ones let Node compile what is hot.
      await signInMany(server, smtp, next, signIns);
      const value = await medianOfRuns(async () => {
        const begun = performance.now();
        await signInMany(server, smtp, next, signIns);
        return signIns / ((performance.now() - begun) / 1000);
      });
      yield { name: 'sign-in', value, unit: 'sign-ins/s', note: `${connections} connections, with mail` };
    } finally {
      await server.stop();
    }
    const countedServer = await startBenchServer(proxy.url, variables);
    try {
      await signIn(countedServer, smtp, next());
      proxy.takeStatements();
      for (let done = 0; done < counted; done++) await signIn(countedServer, smtp, next());
      const value = proxy.takeStatements().length / counted;
      yield {
        name: 'sign-in queries',
        value,
        unit: 'queries',
        bound: atMost(allowedQueries),
        note: 'with BEGIN and COMMIT and those of the mail',
      };
    } finally {
      await countedServer.stop();
    }
  } finally {
    await smtp.stop();
    await proxy.stop();
    await seeded.drop();
  }
}

interface Person {
  email: string;
  /** Where the person comes from. */
  address: string;
}

function peopleInTurn(emails: readonly string[]): () => Person {
  let turn = 0;
  return () => {
    const number = turn++;
    const email = emails[number];
    if (email === undefined) throw new Error('too few people for so many sign-ins');
    return { email, address: `10.3.${number >> 8}.${number & 255}` };
  };
}

async function signInMany(server: BenchServer, smtp: TestSmtpServer, next: () => Person, count: number) {
  let left = count;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) await signIn(server, smtp, next());
    }),
  );
  smtp.messages.splice(0);
}

async function signIn(server: BenchServer, smtp: TestSmtpServer, { email, address }: Person): Promise<void> {
  const browser = new Browser(server.url);
  browser.headers = { 'x-forwarded-for': address };
  await browser.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
  const otp = await codeFor(smtp, email);
  const answer = await browser.post('/sign-in/email-otp', { email, otp });
  if (answer.status !== 200) throw new Error(`${email} was answered with ${answer.status}`);
}

async function codeFor({ messages }: TestSmtpServer, email: string): Promise<string> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const found = messages.find(({ recipients }) => recipients.includes(email));
    if (found) return readCode(found.mail);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error(`no mail came to ${email}`);
}
