import ipaddr from 'ipaddr.js';

/**
 * The part of a network address that belongs to one customer: an IPv4 address as it is, an IPv6 address cut to its
 * /64, of which a single machine has 2^64 addresses to change between. What is no address (normalize-forwarded-for.ts) is a
 * group by itself.
 */
export function ipGroup(ip: string | undefined): string {
  const address = ip?.split('%', 1)[0] ?? '';
  if (!ipaddr.isValid(address)) return address.slice(0, 60) || 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().slice(0, 8);
  return `${network.map((byte) => byte.toString(16).padStart(2, '0')).join('')}/64`;
}
