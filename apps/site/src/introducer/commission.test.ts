import type { IntroducerTerms } from '@portal/brand';
import { commission } from './commission';

const perLot = (forex: string) => ({ forex, goods: '0.30', indexes: '1.00', digiccy: '1.00', stock: '0.50' });
const terms: IntroducerTerms = {
  tiers: [
    { fromLots: 0, perLot: perLot('4.00') },
    { fromLots: 100, perLot: perLot('5.10') },
  ],
  settlementDay: 10,
};

test.each([
  [0, '0.00'],
  [99, '396.00'],
  [100, '510.00'],
  [1_000_000, '5100000.00'],
])('%d lots of forex earn %s', (lots, earned) => expect(commission(terms, 'forex', lots)).toBe(earned));

test('calculates in whole cents, not in floats', () => expect(commission(terms, 'goods', 3)).toBe('0.90'));
