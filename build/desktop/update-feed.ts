import type { Configuration } from 'electron-builder';

type Feed = Configuration['publish'];

/**
 * Reads the update feed of the packaged app: UPDATE_FEED_URL, a folder on any web server, or
 * UPDATE_FEED_GITHUB, the releases of `owner/repository`. Null where neither is given: then the app does not
 * update itself.
 */
export function readUpdateFeed(variables: NodeJS.ProcessEnv): Feed {
  const { UPDATE_FEED_URL: url, UPDATE_FEED_GITHUB: repository } = variables;
  if (url && repository) throw new Error('Give UPDATE_FEED_URL or UPDATE_FEED_GITHUB, not both');
  if (url) return { provider: 'generic', url: checkedUrl(url) };
  if (!repository) return null;
  const [owner, repo, ...rest] = repository.split('/');
  if (!owner || !repo || rest.length > 0)
    throw new Error(`UPDATE_FEED_GITHUB must be owner/repository, not '${repository}'`);
  return { provider: 'github', owner, repo };
}

/** The feed has the hash of an update, so it must come over https. */
function checkedUrl(text: string): string {
  const url = URL.parse(text);
  const loopback = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback)) return url.href;
  throw new Error(`UPDATE_FEED_URL must be an https address, not '${text}'`);
}
