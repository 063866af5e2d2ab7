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

test.each([undefined, null, ''])('reports an empty field (%p) as required, once', (value) => {
  expect(errorsOf(ruleSchema(mobile), value)).toEqual([mobile.required]);
});

test.each(['1380013800', ' 13800138000', 13800138000, {}, []])(
  'reports a wrong value (%p) with the message of the rule, once',
  (value) => {
    expect(errorsOf(ruleSchema(mobile), value)).toEqual([mobile.message]);
  },
);

test('allows an optional field to be empty, but not wrong', () => {
  const schema = ruleSchema(mobile).notRequired();
  expect([undefined, null, '', '13800138000'].map((value) => errorsOf(schema, value))).toEqual([[], [], [], []]);
  expect(errorsOf(schema, '1380013800')).toEqual([mobile.message]);
});

test('reports a missing field of a form as required', () => {
  expect(errorsOf(object({ mobilePhone: ruleSchema(mobile) }), {})).toEqual([mobile.required]);
});
