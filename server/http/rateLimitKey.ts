import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What rate limits count for an IP address. IPv4: the address, also when it is written as IPv6.
 * IPv6: the first 64 bits, because one line gets 2^64 addresses.
 */
export function rateLimitKey(ip: string): string {
  const four = mapped.exec(ip)?.[1];
  if (four !== undefined) return four;
  if (!isIPv6(ip)) return ip;
  const [head = [], tail = []] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  const gap = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...gap, ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
