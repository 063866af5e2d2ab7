const assert = require('node:assert/strict');
const { calls } = require('@portal/contract');
const { maskPhone } = require('@portal/rules/masks');
const { mobile } = require('@portal/rules/rules');

assert.equal(mobile.test('13800138000'), true);
assert.equal(maskPhone('13800138000'), '138****8000');
assert.equal(calls.customer.login.method, 'POST');
