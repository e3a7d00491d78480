import { expect, test } from '../layout/layout-test.ts';
import { heading, testOfflineForm, word } from '../layout/offline-form.ts';

// What a browser logs for calls that cannot be made.
test.use({ expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|Failed to fetch/ });

testOfflineForm({
  path: '/manager/repositories/new',
  person: 'admin',
  fields: () => ({ Name: word(), Link: 'https://git.example/offline', Description: 'typed on a train' }),
  button: 'Add repository',
  action: 'form-pages',
  after: (page, typed) => expect(heading(page)).toHaveText(typed.Name ?? ''),
});
