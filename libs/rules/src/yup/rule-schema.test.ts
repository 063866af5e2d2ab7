import { object, ValidationError } from 'yup';
import { mobile } from '../rules/mobile';
import { ruleSchema } from './rule-schema';

const errorsOf = (
  schema: { validateSync: (value: unknown, options: { abortEarly: boolean }) => unknown },
  value: unknown,
) => {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
};

test.each([undefined, null, ''])('an empty field (%p) says that it is required, once', (value) => {
  expect(errorsOf(ruleSchema(mobile), value)).toEqual([mobile.required]);
});

test.each(['1380013800', ' 13800138000', 13800138000, {}, []])('a wrong value (%p) says what to do, once', (value) => {
  expect(errorsOf(ruleSchema(mobile), value)).toEqual([mobile.message]);
});

test('an optional field may be empty, never wrong', () => {
  const schema = ruleSchema(mobile).notRequired();
  expect([undefined, null, '', '13800138000'].map((value) => errorsOf(schema, value))).toEqual([[], [], [], []]);
  expect(errorsOf(schema, '1380013800')).toEqual([mobile.message]);
});

test('a form without the field names it', () => {
  expect(errorsOf(object({ mobilePhone: ruleSchema(mobile) }), {})).toEqual([mobile.required]);
});
