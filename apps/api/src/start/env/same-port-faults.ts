/** Addresses of every interface of this machine. */
export const everywhere = ['0.0.0.0', '::'];

interface Listening {
  PORT: number;
  HOST: string;
  STAFF_PORT: number;
  STAFF_HOST: string;
  OPS_PORT: number;
  OPS_HOST: string;
}

/** Servers of this program that would listen on the same port of the same address. Port 0 is any free one. */
export function samePortFaults({ PORT, HOST, STAFF_PORT, STAFF_HOST, OPS_PORT, OPS_HOST }: Listening): string[] {
  const servers = [
    { name: 'PORT', port: PORT, host: HOST },
    { name: 'STAFF_PORT', port: STAFF_PORT, host: STAFF_HOST },
    { name: 'OPS_PORT', port: OPS_PORT, host: OPS_HOST },
  ];
  return servers.flatMap((one, at) =>
    servers
      .slice(at + 1)
      .filter((other) => one.port !== 0 && one.port === other.port)
      .filter(({ host }) => host === one.host || [host, one.host].some((address) => everywhere.includes(address)))
      .map((other) => `${one.name} 与 ${other.name} 不能是同一个端口`),
  );
}
