import { describe, expect, test } from 'vitest';
import { isLocalAddress, isPublicAddress } from './public-addresses.ts';

describe('public addresses', () => {
  test.each([
    ['127.0.0.1', 'this computer'],
    ['127.255.255.254', 'this computer'],
    ['0.0.0.0', 'this network'],
    ['10.1.2.3', 'a private network'],
    ['172.16.0.1', 'a private network'],
    ['172.31.255.255', 'a private network'],
    ['192.168.1.1', 'a private network'],
    ['169.254.169.254', 'the metadata of clouds'],
    ['100.64.0.1', 'a carrier network'],
    ['100.100.100.200', 'the metadata of a cloud'],
    ['192.0.0.192', 'the metadata of a cloud'],
    ['198.18.0.1', 'benchmarks'],
    ['203.0.113.9', 'documentation'],
    ['224.0.0.1', 'multicast'],
    ['255.255.255.255', 'broadcast'],
    ['::', 'unspecified'],
    ['::1', 'this computer'],
    ['::ffff:127.0.0.1', 'mapped IPv4'],
    ['::ffff:8.8.8.8', 'mapped IPv4'],
    ['::ffff:0a00:0001', 'mapped IPv4'],
    ['0:0:0:0:0:ffff:7f00:1', 'mapped IPv4'],
    ['::127.0.0.1', 'compatible IPv4'],
    ['64:ff9b::7f00:1', 'translated IPv4'],
    ['64:ff9b:1::1', 'local translation'],
    ['2002:7f00:1::', '6to4'],
    ['2001:0:4136:e378::', 'Teredo'],
    ['2001:db8::1', 'documentation'],
    ['fc00::1', 'unique local'],
    ['fd00:ec2::254', 'the metadata of a cloud'],
    ['fe80::1', 'link-local'],
    ['fe80::1%eth0', 'link-local with a zone'],
    ['2600::1%eth0', 'a zone'],
    ['ff02::1', 'multicast'],
    ['example.org', 'a name'],
    ['', 'nothing'],
  ])('exclude %s (%s)', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each([
    '1.1.1.1',
    '151.101.1.195',
    '172.15.255.255',
    '172.32.0.1',
    '192.0.1.1',
    '2606:4700:4700::1111',
    '2a00:1450:4009::200e',
  ])('include %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['10.1.2.3', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['::ffff:192.168.1.1', true],
  ['::ffff:8.8.8.8', false],
  ['fd00::1', true],
  ['fe80::1%eth0', true],
  ['100.64.0.1', false],
  ['8.8.8.8', false],
  ['2001:db8::1', false],
  ['0.0.0.0', false],
  ['::', false],
  ['localhost', false],
])('%s is an address of this computer or a local network: %s', (address, expected) =>
  expect(isLocalAddress(address)).toBe(expected),
);
