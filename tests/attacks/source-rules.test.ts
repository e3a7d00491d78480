import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

function sourcesIn(folders: string): string[] {
  const found = globSync(
    folders.split(',').map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  );
  // A rule that matches no files would always pass.
  expect(found.length).toBeGreaterThan(20);
  return found;
}

/** Source files that contain a pattern, except the allowed ones. */
function filesWith(pattern: RegExp, folders: string, allowed: RegExp): string[] {
  return sourcesIn(folders)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(?:test|spec|d)\.tsx?$/.test(file) && !allowed.test(file))
    .filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
}

const ofServer = 'server,packages/local-postgres';
const all = `${ofServer},contract,renderer,electron`;
const nowhere = /$^/;

describe('rules for the sources', () => {
  it('no part of a request reaches a shell', () => {
    expect(filesWith(/child_process/, 'server,contract', nowhere)).toEqual([]);
    expect(filesWith(/shell: true|\bexecSync?\(\s*`/, all, nowhere)).toEqual([]);
  });

  it('no code is generated at run time', () => {
    expect(filesWith(/(?<!client\.)\beval\(|new Function\(|node:vm|setTimeout\(['"`]/, all, nowhere)).toEqual(
      [],
    );
  });

  it('no regular expression is built from a string', () => {
    const ofConstants =
      /^(?:server\/sessions\/device|contract\/validation\/code|renderer\/lib\/i18n\/server-i18n)\.ts$/;
    expect(filesWith(/\bRegExp\(/, all, ofConstants)).toEqual([]);
  });

  it('the server fetches from configured services alone', () => {
    const configured = /^server\/(?:app\/provider-origins|objects\/s3-objects)\.ts$/;
    expect(
      filesWith(/\bfetch\(|node:https|http\.(?:get|request)\(|from '(?:axios|undici)'/, 'server', configured),
    ).toEqual([]);
  });

  it('its requests follow no redirects', () => {
    const follows = /\bfetch\((?![^;]*redirect: 'error')/;
    expect(filesWith(follows, 'server', nowhere)).toEqual([]);
  });

  it('no page listens to messages', () => {
    expect(filesWith(/window\.addEventListener\(\s*'message'|onmessage/, 'renderer', nowhere)).toEqual([]);
  });

  it('only the documents themselves create HTML from strings', () => {
    expect(filesWith(/innerHTML|insertAdjacentHTML|document\.write/, 'renderer', /document|html/i)).toEqual(
      [],
    );
  });

  it('secret random values come from the system', () => {
    expect(filesWith(/Math\.random\(/, ofServer, /server\/demo\//)).toEqual([]);
    expect(
      filesWith(/createHash\('(?:md5|sha1)'|'(?:des-|rc4|aes-\d+-ecb)/i, `${ofServer},electron`, nowhere),
    ).toEqual([]);
  });

  it('certificates are always checked', () => {
    expect(filesWith(/rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED/, all, nowhere)).toEqual([]);
  });

  it('queries contain client input only as parameters', () => {
    // Names, types and numbers that are constants in the sources, and the checked length of a page.
    const constants =
      /^server\/(?:database\/|demo\/|jobs\/pg-boss-client|observability\/observe-queries|limits\/rate-limiter|lists\/(?:search\/(?:estimate-search|read-region)|list-order|read-whole-list)|records\/(?:delete-records|deletions)|users\/user-list|(?:[\w-]+\/)+tables\.ts)/;
    expect(filesWith(/sql\.raw\(|\.unsafe\(/, 'server', constants)).toEqual([]);
  });
});
