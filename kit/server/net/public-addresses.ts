import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * Networks that are not the public internet: this computer, private networks, link-local (with the metadata services of clouds), shared
 * carrier networks, documentation, benchmarks, multicast and reserved ranges. From the IANA special-purpose registries.
 */
const NOT_PUBLIC_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Parts of 2000::/3, the only block of global addresses, that are not on the internet or carry an IPv4 address inside. */
const NOT_PUBLIC_V6 = [
  // Teredo, benchmarks, ORCHID and the rest of the IETF's assignments.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4.
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const;

/** Loopback, private (RFC 1918, RFC 4193) and link-local networks. */
const LOCAL = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  LOCAL.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  LOCAL.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is of this computer or of a local network, so that no computer on the internet can have it. */
export function isLocalAddress(address: string): boolean {
  const plain = address.split('%')[0] ?? '';
  // A mapped address (::ffff:10.0.0.1) is compared as IPv4.
  return isIPv4(plain) ? LOCAL.check(plain, 'ipv4') : isIPv6(plain) && LOCAL.check(plain, 'ipv6');
}

const notPublic = new BlockList();
for (const [network, bits] of NOT_PUBLIC_V4) notPublic.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of NOT_PUBLIC_V6) notPublic.addSubnet(network, bits, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address is on the public internet. Addresses of IPv6 that contain one of IPv4 (mapped, translated, 6to4, Teredo) are refused:
 * no website needs them.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4');
  // A zone index (fe80::1%eth0) is of a local link.
  if (!isIPv6(address) || address.includes('%')) return false;
  return global.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}
