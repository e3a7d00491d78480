import ipaddr from 'ipaddr.js';

/**
 * The part of a network address that belongs to one customer: the full IPv4 address, or the /64 of an IPv6 address,
 * since a single machine has 2^64 addresses in it. An invalid address (normalize-forwarded-for.ts) is its own group.
 */
export function ipGroup(ip: string | undefined): string {
  const address = ip?.split('%', 1)[0] ?? '';
  if (!ipaddr.isValid(address)) return address.slice(0, 60) || 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().slice(0, 8);
  return `${network.map((byte) => byte.toString(16).padStart(2, '0')).join('')}/64`;
}
