import { expect, it } from 'vitest';
import { readUpdateFeed } from './update-feed.ts';

it('is a folder on a web server, the releases of a repository, or nowhere', () => {
  expect(readUpdateFeed({ UPDATE_FEED_URL: 'https://updates.example.com/app' })).toEqual({
    provider: 'generic',
    url: 'https://updates.example.com/app',
  });
  expect(readUpdateFeed({ UPDATE_FEED_GITHUB: 'somebody/app' })).toEqual({
    provider: 'github',
    owner: 'somebody',
    repo: 'app',
  });
  expect(readUpdateFeed({ UPDATE_FEED_URL: '', UPDATE_FEED_GITHUB: '' })).toBeNull();
});

it.each([
  [{ UPDATE_FEED_URL: 'http://updates.example.com' }, 'must be an https address'],
  [{ UPDATE_FEED_URL: 'updates.example.com' }, 'must be an https address'],
  [{ UPDATE_FEED_GITHUB: 'app' }, 'must be owner/repository'],
  [{ UPDATE_FEED_GITHUB: 'https://github.com/a/b' }, 'must be owner/repository'],
  [{ UPDATE_FEED_URL: 'https://a.example', UPDATE_FEED_GITHUB: 'a/b' }, 'not both'],
])('%j is refused', (variables, message) => expect(() => readUpdateFeed(variables)).toThrow(message));

it('may be on this machine, where the tests have theirs', () =>
  expect(readUpdateFeed({ UPDATE_FEED_URL: 'http://127.0.0.1:8080/feed' })).toMatchObject({
    url: 'http://127.0.0.1:8080/feed',
  }));
