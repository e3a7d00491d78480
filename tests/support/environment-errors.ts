import { product } from '#contract/product.ts';
import { InvalidEnvironmentError, parseEnvironment } from '#server/config/environment.ts';

/** A sound environment of hosted mode; only what a test is about need be added. */
export const hosted = {
  APP_URL: 'https://app.example.com/',
  DATABASE_URL: `postgres://u:p@db.example.com/${product.slug}`,
  AUTH_SECRET: 'Vb3Yp6nRz8Kd1Qw5Ts2Hm7Lc4Xf9Jg0A',
  SMTP_URL: 'smtp://mail.example.com:587',
  MAIL_FROM: `${product.name} <no-reply@example.com>`,
};

/** The faults of an environment; empty when it has none. */
export function environmentErrors(env: NodeJS.ProcessEnv): string[] {
  try {
    parseEnvironment(env);
    return [];
  } catch (error) {
    if (error instanceof InvalidEnvironmentError) return error.faults;
    throw error;
  }
}

/** Names of the faulty variables. */
export function invalidVariables(env: NodeJS.ProcessEnv): string[] {
  return environmentErrors(env).map((fault) => fault.split(':')[0] ?? '');
}
