import { samePortFaults } from './same-port-faults';

const apart = {
  PORT: 8080,
  HOST: '127.0.0.1',
  STAFF_PORT: 8081,
  STAFF_HOST: '127.0.0.1',
  OPS_PORT: 9090,
  OPS_HOST: '127.0.0.1',
};

it.each([
  [{}, []],
  [{ STAFF_PORT: 8080 }, ['PORT 与 STAFF_PORT 不能是同一个端口']],
  [{ OPS_PORT: 8080 }, ['PORT 与 OPS_PORT 不能是同一个端口']],
  [{ OPS_PORT: 8081 }, ['STAFF_PORT 与 OPS_PORT 不能是同一个端口']],
  [{ OPS_PORT: 8080, OPS_HOST: '10.0.0.2' }, []],
  [{ PORT: 0, STAFF_PORT: 0, OPS_PORT: 0 }, []],
  [{ STAFF_PORT: 8080, STAFF_HOST: '10.0.0.1' }, []],
  [{ STAFF_PORT: 8080, STAFF_HOST: '0.0.0.0' }, ['PORT 与 STAFF_PORT 不能是同一个端口']],
])('%j', (changes, faults) => {
  expect(samePortFaults({ ...apart, ...changes })).toEqual(faults);
});
