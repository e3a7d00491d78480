import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { productSources } from '#scripts/product-sources.ts';

const root = join(import.meta.dirname, '../..');

const everywhere = productSources(root);
/** What runs on a server; the code that pages share with it among it. */
const ofServer = everywhere.filter((file) => !/^(?:renderer|electron)\//.test(file));
const ofPages = everywhere.filter((file) => file.startsWith('renderer/'));

/** Those of some source files that contain a pattern, except the allowed ones. */
function filesWith(pattern: RegExp, files: readonly string[], allowed: RegExp): string[] {
  // A rule that matches no files would always pass.
  expect(files.length).toBeGreaterThan(20);
  return files.filter((file) => !allowed.test(file) && pattern.test(readFileSync(join(root, file), 'utf8')));
}

const nowhere = /$^/;

describe('rules for the sources', () => {
  it('no part of a request reaches a shell', () => {
    expect(filesWith(/child_process/, ofServer, /^packages\/local-postgres\//)).toEqual([]);
    expect(filesWith(/shell: true|\bexecSync?\(\s*`/, everywhere, nowhere)).toEqual([]);
  });

  it('no code is generated at run time', () => {
    expect(
      filesWith(/(?<!client\.)\beval\(|new Function\(|node:vm|setTimeout\(['"`]/, everywhere, nowhere),
    ).toEqual([]);
  });

  it('no regular expression is built from a string', () => {
    const ofConstants =
      /^(?:server\/sessions\/device|contract\/validation\/code|renderer\/lib\/i18n\/server-i18n)\.ts$/;
    expect(filesWith(/\bRegExp\(/, everywhere, ofConstants)).toEqual([]);
  });

  it('the server fetches from configured services alone', () => {
    const configured = /^server\/(?:app\/provider-origins|objects\/s3-objects)\.ts$/;
    expect(
      filesWith(/\bfetch\(|node:https|http\.(?:get|request)\(|from '(?:axios|undici)'/, ofServer, configured),
    ).toEqual([]);
  });

  it('its requests follow no redirects', () => {
    const follows = /\bfetch\((?![^;]*redirect: 'error')/;
    expect(filesWith(follows, ofServer, nowhere)).toEqual([]);
  });

  it('no page listens to messages', () => {
    expect(filesWith(/window\.addEventListener\(\s*'message'|onmessage/, ofPages, nowhere)).toEqual([]);
  });

  it('only the documents themselves create HTML from strings', () => {
    expect(filesWith(/innerHTML|insertAdjacentHTML|document\.write/, ofPages, /document|html/i)).toEqual([]);
  });

  it('secret random values come from the system', () => {
    expect(filesWith(/Math\.random\(/, ofServer, /server\/demo\//)).toEqual([]);
    expect(filesWith(/createHash\('(?:md5|sha1)'|'(?:des-|rc4|aes-\d+-ecb)/i, everywhere, nowhere)).toEqual(
      [],
    );
  });

  it('certificates are always checked', () => {
    expect(filesWith(/rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED/, everywhere, nowhere)).toEqual(
      [],
    );
  });

  it('queries contain client input only as parameters', () => {
    // Names, types and numbers that are constants in the sources, and the checked length of a page.
    const constants =
      /^server\/(?:database\/|demo\/|jobs\/pg-boss-client|observability\/observe-queries|limits\/rate-limiter|lists\/(?:search\/(?:estimate-search|read-region)|list-order|read-whole-list)|records\/(?:delete-records|deletions)|users\/user-list|(?:[\w-]+\/)+tables\.ts)/;
    expect(filesWith(/sql\.raw\(|\.unsafe\(/, ofServer, constants)).toEqual([]);
  });
});
