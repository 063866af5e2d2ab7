import { isRestored, readDraft, unfinishedForms, writeDraft } from './draft';

beforeEach(() => sessionStorage.clear());

test.each([
  'idDocumentNumber',
  'idNumber',
  'accountNumber',
  'bankCardNumber',
  'verifyCode',
  'code',
  'phoneCode',
  'mt5Password',
  'oldPwd',
  'validate',
  'otp',
])('never stores %s', (name) => {
  writeDraft('any', [name, 'city'], { [name]: 'secret', city: '深圳' }, {});
  expect(sessionStorage.getItem('draft:any')).toContain('"values":{"city":"深圳"}');
});

test.each([
  '6222 0212 3456 7890 123',
  '6222021234567890',
  '110101199003070739',
  '11010119900307073X',
  '11010119900307073x',
])('never stores the full number %s, whatever the name of its field', (number) => {
  writeDraft('any', ['note', 'city'], { note: number, city: '深圳' }, {});
  expect(sessionStorage.getItem('draft:any')).toContain('"values":{"city":"深圳"}');
});

test.each([
  ['bankCode', 'ICBC'],
  ['amount', '12345.67'],
  ['mobilePhone', '13800138000'],
  ['address', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'],
])('stores %s %s, which is not a secret', (name, value) => {
  writeDraft('any', [name], { [name]: value }, {});
  expect(readDraft('any', [name])).toEqual({ [name]: value });
});

describe('the unfinished forms of a tab', () => {
  afterEach(() => jest.useRealTimers());

  test('are those of one owner, with the page of the form that was edited last', () => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', '/withdraw?account=2#a');
    writeDraft('1:withdraw', ['amount'], { amount: '5' }, { amount: '' });
    jest.advanceTimersByTime(1000);
    window.history.replaceState(null, '', '/transfer');
    writeDraft('1:transfer', ['amount'], { amount: '7' }, { amount: '' });
    writeDraft('12:transfer', ['amount'], { amount: '9' }, { amount: '' });
    sessionStorage.setItem('draft:1:transfer:key', 'an idempotency key');
    const found = unfinishedForms.read('1');
    expect(found?.path).toBe('/transfer');
    expect(Object.keys(found?.entries ?? {}).sort()).toEqual([
      'draft:1:transfer',
      'draft:1:transfer:key',
      'draft:1:withdraw',
    ]);
    jest.advanceTimersByTime(1000);
    window.history.replaceState(null, '', '/withdraw?account=2#a');
    writeDraft('1:withdraw', ['amount'], { amount: '6' }, { amount: '' });
    expect(unfinishedForms.read('1')?.path).toBe('/withdraw?account=2#a');
    sessionStorage.clear();
    unfinishedForms.restore(found?.entries ?? {});
    expect([isRestored('1:withdraw'), isRestored('1:transfer'), isRestored('12:transfer')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(readDraft('1:withdraw', ['amount'])).toEqual({ amount: '5' });
    expect([isRestored('1:withdraw'), isRestored('1:transfer')]).toEqual([false, true]);
    expect(sessionStorage.getItem('draft:1:transfer:key')).toBe('an idempotency key');
  });

  test('are undefined if nothing was typed', () => {
    sessionStorage.setItem('draft:1:transfer:key', 'an idempotency key');
    expect(unfinishedForms.read('1')).toBeUndefined();
  });

  test('do not overwrite later input, and restore nothing that is not a draft', () => {
    writeDraft('1:transfer', ['amount'], { amount: '8' }, { amount: '' });
    unfinishedForms.restore({ 'draft:1:transfer': 'x', theme: 'dark' });
    expect(readDraft('1:transfer', ['amount'])).toEqual({ amount: '8' });
    expect(sessionStorage.getItem('theme')).toBeNull();
  });

  test('cause no error if the storage is blocked', () => {
    const closed = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(() => unfinishedForms.restore({ 'draft:1:a': 'x' })).not.toThrow();
    closed.mockRestore();
  });
});
