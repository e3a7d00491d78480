import { describe, expect, it } from 'vitest';
import { ipGroup, shortAddress } from './client-address.ts';

describe('ipGroup', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '20010db800010002/64'],
    ['2001:db8:1:2::ffff', '20010db800010002/64'],
    ['2001:0DB8:0001:0002:0:0:0:1', '20010db800010002/64'],
    ['2001:db8:1:3::1', '20010db800010003/64'],
    ['fe80::1%eth0', 'fe80000000000000/64'],
    ['::1', '0000000000000000/64'],
    ['unreadable:51234', 'unreadable:51234'],
    ['x'.repeat(100), 'x'.repeat(60)],
    ['', 'unknown'],
    [undefined, 'unknown'],
  ])('maps %s to %s', (ip, group) => {
    expect(ipGroup(ip)).toBe(group);
  });
});

describe('shortAddress', () => {
  it.each([
    ['192.0.2.129', '192.0.2.0/24'],
    ['::ffff:192.0.2.129', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['fe80::1%eth0', 'fe80::/48'],
    ['unreadable:51234', null],
    [undefined, null],
  ])('makes of %s %s', (ip, short) => {
    expect(shortAddress(ip)).toBe(short);
  });
});
