import type { Screen } from './screen.ts';

const path = '/manager/api-documentation';

/** The reference of the API. */
export const referenceScreens: readonly Screen[] = [
  { name: 'api-documentation', viewer: 'admin', path },
  {
    name: 'api-documentation-operation',
    viewer: 'admin',
    path: `${path}#/Users/users.list`,
    steps: ({ page }) => page.getByText('Parameters').last().waitFor(),
  },
];
