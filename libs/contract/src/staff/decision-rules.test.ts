import { decisionRules, type DecisionRule, ReviewKind } from '.';

const rules = Object.entries(decisionRules).flatMap(([kind, decisions]) =>
  Object.entries(decisions).map(([decision, rule]): [string, DecisionRule] => [`${kind} ${decision}`, rule]),
);
const named = (chosen: (rule: DecisionRule) => boolean) =>
  rules.filter(([, rule]) => chosen(rule)).map(([name]) => name);

it('has every kind of item', () => {
  expect(Object.keys(decisionRules).sort()).toEqual([...ReviewKind.enum].sort());
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
