import { connect, createServer } from 'node:net';

/**
 * A load balancer: each connection goes to the next gateway that takes it, on the public port and on the one of the back office.
 * @param {{port: number, gateways: number[]}} ports the public ones; the back office has the next
 */
export async function startDoors({ port, gateways }) {
  const open = new Set();
  let turn = 0;
  const enter = (from, offset, tries = gateways.length * 50) => {
    const to = connect(gateways[turn++ % gateways.length] + offset, '127.0.0.1');
    const close = () => {
      open.delete(from);
      from.destroy();
      to.destroy();
    };
    to.once('error', () => {
      to.destroy();
      if (tries > 0 && !from.destroyed) setTimeout(() => enter(from, offset, tries - 1), 20);
      else close();
    });
    to.once('connect', () => {
      to.removeAllListeners('error').on('error', close).on('close', close);
      from.pipe(to).pipe(from);
    });
    from.once('close', () => to.destroy());
  };
  const doors = [0, 1].map((offset) =>
    createServer((from) => {
      open.add(from);
      from.on('error', () => undefined);
      enter(from, offset);
    }),
  );
  await Promise.all(doors.map((door, offset) => new Promise((done) => door.listen(port + offset, '127.0.0.1', done))));
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      for (const socket of open) socket.destroy();
      for (const door of doors) door.close();
    },
  };
}
