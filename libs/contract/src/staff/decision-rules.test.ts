import type { CallSpec } from '../kernel';
import { decided, decisionCalls, decisionRules, type DecisionRule, ReviewKind } from '.';
import { secondPersonErrors } from './second-person-errors';

const rules = Object.entries(decisionRules).flatMap(([kind, decisions]) =>
  Object.entries(decisions).map(([decision, rule]): [string, DecisionRule] => [`${kind} ${decision}`, rule]),
);
const named = (chosen: (rule: DecisionRule) => boolean) =>
  rules.filter(([, rule]) => chosen(rule)).map(([name]) => name);

it('has every kind of item', () => {
  expect(Object.keys(decisionRules).sort()).toEqual([...ReviewKind.enum].sort());
});

const calls = Object.entries<CallSpec>(decisionCalls);

it('is a call of its own, with its flags and errors', () => {
  const byCall = calls.map(([name]) => decided[name as keyof typeof decided].join(' '));
  expect([...byCall].sort()).toEqual(rules.map(([name]) => name).sort());
  for (const [index, [name, call]] of calls.entries()) {
    const rule = new Map(rules).get(byCall[index] ?? '');
    expect([name, call.id, call.permission, call.stepUp]).toEqual([
      name,
      `staff.${name}`,
      [rule?.permission],
      rule?.stepUp,
    ]);
    const errors = call.errors as readonly string[];
    const isRefusal = decided[name as keyof typeof decided][1] === 'refuse';
    // Whoever has not proposed an item may refuse it, and only an independent second person approves it.
    const second = rule?.second === undefined ? [] : isRefusal ? ['staff.secondPerson'] : secondPersonErrors;
    expect([name, ...secondPersonErrors.filter((one) => errors.includes(one))]).toEqual([name, ...second]);
    expect([name, errors.includes('staff.reason')]).toEqual([name, isRefusal]);
  }
});

it('asks for the second factor where money leaves or an account is put right, a customer gets another phone or login, or a stop ends', () => {
  expect(named(({ stepUp }) => stepUp === true)).toEqual([
    'phone approve',
    'link approve',
    'withdraw pay',
    'coin pay',
    'quarantine approve',
    'stop approve',
  ]);
});

it('asks for a second person where money moves, a customer gets another phone, or a stop ends', () => {
  expect(named(({ second }) => second !== undefined)).toEqual([
    'phone approve',
    'phone refuse',
    'withdraw approve',
    'withdraw pay',
    'coin approve',
    'coin pay',
    'quarantine approve',
    'stop approve',
  ]);
});
