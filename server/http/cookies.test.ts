import { describe, expect, it } from 'vitest';
import { readPreferences } from './cookies.ts';

describe('readPreferences', () => {
  it('reads the browser’s cookies', () => {
    expect(
      readPreferences(
        'a=b; sidebar=collapsed; time-zone=Africa%2FNairobi; single-keys=off; list-views=users.role',
      ),
    ).toEqual({
      sidebar: 'collapsed',
      timeZone: 'Africa/Nairobi',
      singleKeys: 'off',
      listViews: 'users.role',
    });
  });

  it.each([
    undefined,
    '',
    'sidebar=wide; time-zone=Mars/Olympus',
    'sidebar=; time-zone=%00',
    'time-zone=<script>; single-keys=maybe; list-views=users',
  ])('ignores %s', (cookie) => {
    expect(readPreferences(cookie)).toEqual({
      sidebar: 'open',
      timeZone: null,
      singleKeys: 'on',
      listViews: '',
    });
  });
});
