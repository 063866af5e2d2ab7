import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { figuresHttp, readFigures } from './figures-http';
import { figuresSandbox } from './figures-sandbox';

const at = Date.parse('2026-12-10T13:30:00Z');
const shape = { near: 3, step: 0.4, places: 1 };
const cpi = { id: 'us-cpi-2026-12-10', previousId: 'us-cpi-2026-11-10', at, shape };

describe('the sandbox', () => {
  const figures = figuresSandbox();

  it('publishes the actual figure at its time, and never changes it', () => {
    expect(figures.of(cpi, at - 1)).not.toHaveProperty('actual');
    const { actual, forecast } = figures.of(cpi, at);
    expect(Math.abs(Number(actual) - shape.near)).toBeLessThanOrEqual(shape.step);
    expect(Math.abs(Number(forecast) - shape.near)).toBeLessThanOrEqual(2 * shape.step);
    expect(figures.of(cpi, at + 1)).toEqual(figures.of(cpi, at));
  });

  it('uses the previous figure of the release before', () => {
    const before = { ...cpi, id: cpi.previousId, previousId: undefined, at: at - 1 };
    expect(figures.of(cpi, at).previous).toBe(figures.of(before, at).actual);
    expect(figures.of(before, at)).not.toHaveProperty('previous');
  });

  it('has no figures for a release without figures', () => {
    expect(figures.of({ ...cpi, shape: undefined }, at)).toEqual({});
  });
});

describe('the feed', () => {
  let server: Server;
  let text = '';
  const open = () => figuresHttp(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, log);
  const log = { warn: jest.fn(), info: jest.fn() };
  const { warn } = log;

  beforeEach(async () => {
    warn.mockClear();
    server = createServer((_request, response) => void response.end(text)).listen(0, '127.0.0.1');
    await new Promise((ready) => server.once('listening', ready));
  });
  afterEach(() => void server.close());

  const until = async (isSo: () => boolean) => {
    for (let tries = 0; tries < 200 && !isSo(); tries++) await new Promise((next) => setTimeout(next, 10));
  };

  it('returns the figures in the file and no others', async () => {
    text = 'id,previous,forecast,actual\nus-cpi-2026-12-10,2.9,3.0,\n';
    const figures = open();
    await until(() => Object.keys(figures.of(cpi, at)).length > 0);
    expect(figures.of(cpi, at)).toEqual({ previous: '2.9', forecast: '3.0' });
    expect(figures.of({ ...cpi, id: 'us-cpi-2027-01-12' }, at)).toEqual({});
    await figures.close();
  });

  it('logs a warning and returns no figures if the file is not a CSV of figures', async () => {
    text = '<html></html>';
    const figures = open();
    await until(() => warn.mock.calls.length > 0);
    expect(figures.of(cpi, at)).toEqual({});
    await figures.close();
  });

  it.each([
    ['us-cpi,1,2,3'],
    ['us-cpi-2026-12-10,1,2'],
    ['us-cpi-2026-12-10,=1+1,2,3'],
    ['us-cpi-2026-12-10,1e9,2,3'],
    ['<b>-2026-12-10,1,2,3'],
  ])('ignores the line %s', (line) => {
    expect(readFigures(`id,previous,forecast,actual\n${line}\n`)).toEqual({ known: new Map(), wrong: 1 });
  });
});
