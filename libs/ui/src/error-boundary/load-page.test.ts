import { loadPage } from './load-page';

const gone = () => Promise.reject(new Error('gone'));
const settled = (promise: Promise<unknown>) => Promise.race([promise.catch((error: Error) => error.message), tick()]);
const tick = () => new Promise((done) => setTimeout(() => done('pending'), 0));

let reload: jest.Mock;
beforeEach(() => {
  sessionStorage.clear();
  reload = jest.fn();
  jest.useFakeTimers({ doNotFake: ['setTimeout'], now: Date.UTC(2026, 10, 28) });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('returns the module', async () => {
  expect(await loadPage(() => Promise.resolve('page'), reload)).toBe('page');
  expect(reload).not.toHaveBeenCalled();
});

test('loads the document again once for a file that is gone, and shows the error after that', async () => {
  expect(await settled(loadPage(gone, reload))).toBe('pending');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await settled(loadPage(gone, reload))).toBe('gone');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('does so again after the next deployment', async () => {
  await settled(loadPage(gone, reload));
  jest.setSystemTime(Date.now() + 60_000);
  expect(await settled(loadPage(gone, reload))).toBe('pending');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('shows the error at once without a connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await settled(loadPage(gone, reload))).toBe('gone');
  expect(reload).not.toHaveBeenCalled();
});

test('shows the error at once where the browser keeps nothing', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(await settled(loadPage(gone, reload))).toBe('gone');
  expect(reload).not.toHaveBeenCalled();
});
