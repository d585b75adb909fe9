import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The name leads to an address that nobody outside may make this server speak to. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** IANA's registries of special addresses, and those of clouds that are among the public ones. */
const closed = new BlockList();
for (const subnet of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [network = '', bits] = subnet.split('/');
  closed.addSubnet(network, Number(bits), 'ipv4');
}
/** Of IPv6 only what is handed out for use, and of that nothing that holds an address of IPv4. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, bits, 'ipv6');
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an address, as digits, is one of the open internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

function isLoopback(address: string): boolean {
  return loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Asks for all addresses of a name. */
export type ResolveAll = (
  host: string,
  done: (error: Error | null, addresses: { address: string; family: number }[]) => void,
) => void;

const resolveAll: ResolveAll = (host, done) => lookup(host, { all: true }, done);

/**
 * Where a request may connect to, asked as the connection is made: it goes to the very address that was looked at,
 * whatever the name says a moment later.
 */
export function guardedLookup(reach: 'public' | 'loopback', resolve: ResolveAll = resolveAll): LookupFunction {
  const isFit = reach === 'public' ? isPublicAddress : isLoopback;
  return (host, { all }, done) => {
    resolve(host, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error('no address'), '');
      if (!addresses.every(({ address }) => isFit(address))) return done(new AddressRefused(host), '');
      if (all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}
