import type { Page } from 'playwright/test';
import type { ProductionServer } from '#tests/support/start-production-server.ts';

/** As many repositories, the only ones: `repo-001` has changed last, the one after it an hour before, and so on. */
export async function fillRepositories({ database }: ProductionServer, count: number): Promise<void> {
  await database.sql`truncate repositories, deleted_records cascade`;
  await database.sql`
    insert into repositories (name, link, description, created_at, updated_at)
    select 'repo-' || lpad(n::text, greatest(3, length(n::text)), '0'), 'https://git.example/' || n, 'Number ' || lpad(n::text, greatest(3, length(n::text)), '0') || case when n % 2 = 0 then ', even' else ', odd' end,
      now() - '90 days'::interval, now() - n * '1 hour'::interval
    from generate_series(1, ${count}::int) n`;
}

/** Names of the rows that are drawn, from the top. */
export const rowNames = (page: Page) => page.locator('[data-row-link]').allTextContents();

export const foot = (page: Page) => page.locator('[data-sticky=list-foot]');

/** Name of the row that has the focus. */
export const focusedRow = (page: Page) => page.locator('[data-row-link]:focus');

/** The name of the n-th repository. */
export const nameOf = (number: number) => `repo-${String(number).padStart(3, '0')}`;
