import { expect } from 'vitest';
import type { Browser } from './browser.ts';

/** Queries that no list of better-auth takes, and the field that is at fault. */
export const rejected: [query: string, field: string][] = [
  ['sortBy=unknown', 'sortBy'],
  ['sortBy=__proto__', 'sortBy'],
  ['sortBy=', 'sortBy'],
  ['offset=-1', 'offset'],
  ['offset=x', 'offset'],
  ['filterField=unknown&filterValue=x', 'filterField'],
  ['filterField=__proto__&filterValue=x', 'filterField'],
  ['filterField=createdAt&filterValue=x', 'filterField'],
  ['filterField=role', 'filterValue'],
  ['filterField=role&filterOperator=eq', 'filterValue'],
  ['filterField=role&filterOperator=in&filterValue=x', 'filterValue'],
  ['filterField=role&filterOperator=not_in&filterValue=x', 'filterValue'],
  ['filterField=role&filterValue=x&filterValue=y', 'filterValue'],
];

/** Whether an answer names the field. */
export async function expectRefusal(browser: Browser, address: string, field: string) {
  const { status, body } = await browser.get(address);
  expect([address, status, body]).toEqual([
    address,
    422,
    {
      code: 'VALIDATION_FAILED',
      message: expect.any(String),
      data: { fields: { [field]: expect.any(String) } },
    },
  ]);
}
