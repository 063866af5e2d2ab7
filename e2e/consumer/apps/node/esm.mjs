import assert from 'node:assert/strict';
import { catalogue, calls } from '@portal/contract';
import { openapiDocument } from '@portal/contract/openapi';
import { maskPhone } from '@portal/rules/masks';
import { parseAmount } from '@portal/rules/money';
import { mobile } from '@portal/rules/rules';
import { ruleSchema } from '@portal/rules/yup';
import { brandOf, defaultBrand } from '@portal/brand';
import { isLoggedIn } from '@portal/session/core';

assert.equal(mobile.test('13800138000'), true);
assert.equal(maskPhone('13800138000'), '138****8000');
assert.equal(parseAmount('12.50', 2), 1250n);
assert.equal(await ruleSchema(mobile).isValid('12'), false);
assert.ok(Object.keys(openapiDocument(calls).paths).length > 50);
assert.ok(catalogue.PARAM);
assert.ok(brandOf(defaultBrand).name);
assert.equal(isLoggedIn(), false);
