import { Failure } from '../core/errors/fail';
import { TradingRefusal } from '../ports';
import { dealingOf, dealt } from './dealing-of';

const refusal = (retcode: number) => new TradingRefusal(retcode, 'refused');
const thrown = (error: unknown, own?: Failure) =>
  dealt(
    () => Promise.reject(error),
    () => own,
  ).catch((caught: unknown) => caught);

it('answers what the act does', async () => {
  expect(
    await dealt(
      () => Promise.resolve(5),
      () => undefined,
    ),
  ).toBe(5);
});

it('says why a trade is refused', async () => {
  expect(await thrown(refusal(10017))).toMatchObject({ code: 'sandbox.tradeDisabled' });
  expect(await thrown(refusal(10018), new Failure('sandbox.pending'))).toMatchObject({ code: 'sandbox.closed' });
  expect(await thrown(refusal(13), new Failure('sandbox.pending'))).toMatchObject({ code: 'sandbox.pending' });
});

it('throws what is no refusal of a trade as it is', async () => {
  const [unknown, defect] = [refusal(13), Object.assign(new Error('defect'), { retcode: 10018 })];
  expect(await thrown(unknown)).toBe(unknown);
  expect(await thrown(defect, new Failure('sandbox.pending'))).toBe(defect);
});

it('has no desk with a real platform', () => {
  expect(() => dealingOf({ ports: {} as never })).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
});
