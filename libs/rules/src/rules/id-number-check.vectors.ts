import type { Case } from '../testing/vectors';
import type { IdNumberCheck } from './id-number-check';

const good = (birthDate: string): IdNumberCheck => ({ ok: true, birthDate, reason: null });
const wrongDigit = (birthDate: string): IdNumberCheck => ({ ok: false, birthDate, reason: 'check-digit' });
const noDay: IdNumberCheck = { ok: false, birthDate: null, reason: 'birth-date' };
const noNumber: IdNumberCheck = { ok: false, birthDate: null, reason: 'format' };

/** The instant for the checks: 5 March 2026 in Shanghai, still 4 March in UTC. */
export const idNumberCheckAt = new Date('2026-03-04T16:00:00Z');

/** Check digits computed independently of the code under test; no number belongs to a living person. */
export const idNumberCheckVectors: readonly Case<string, IdNumberCheck>[] = [
  { input: '11010519491231002X', output: good('1949-12-31') },
  { input: '440882199102100231', output: good('1991-02-10') },
  { input: '31010119800101123X', output: good('1980-01-01') },
  { input: '110101200002290018', output: good('2000-02-29') },
  { input: '110101190001010014', output: good('1900-01-01') },
  { input: '110101202603050019', output: good('2026-03-05') },
  { input: '440882199100201232', output: noDay },
  { input: '440882199102100232', output: wrongDigit('1991-02-10') },
  { input: '44088219910210023X', output: wrongDigit('1991-02-10') },
  { input: '110105194912310021', output: wrongDigit('1949-12-31') },
  // Valid check digits with impossible days: tomorrow, 1899, 29 February 1900 and 2001, month 13 and 0, day 0 and 32.
  { input: '110101202603060014', output: noDay },
  { input: '11010118991231001X', output: noDay },
  { input: '110101190002290011', output: noDay },
  { input: '110101200102290015', output: noDay },
  { input: '110101199013010012', output: noDay },
  { input: '110101199000010013', output: noDay },
  { input: '11010119900100001X', output: noDay },
  { input: '110101199004310013', output: noDay },
  { input: '110101199001320013', output: noDay },
  { input: '000000000000000001', output: noDay },
  { input: '11010519491231002x', output: noNumber },
  { input: '11010519491231002', output: noNumber },
  { input: '11010519491231002X\n', output: noNumber },
  { input: '１１０１０５１９４９１２３１００２X', output: noNumber },
  { input: '', output: noNumber },
];
