import { brands } from '@portal/brand';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandFolder } from '../brand-content/brand-folder';
import { appropriatenessState, mayAnswer } from './appropriateness-state';
import { decideAppropriateness } from './decide-appropriateness';
import { questionnaireFaults, questionnaireOf, readQuestionnaire, type Questionnaire } from './questionnaire';

const question = (id: string, ...scores: number[]): Questionnaire['questions'][number] => ({
  id,
  topic: 'means',
  text: `问题 ${id}`,
  options: scores.map((score, at) => ({ id: `o${at}`, text: `答案 ${at}`, score })),
});
const rules: Questionnaire = {
  warnBelow: 4,
  coolBelow: 2,
  coolingHours: 24,
  warning: ['风险提醒'],
  questions: [question('a', 0, 1, 3), question('b', 0, 1, 2)],
};
const given = (a: number, b: number) => [
  { id: 'a', option: `o${a}` },
  { id: 'b', option: `o${b}` },
];

it.each([
  [0, 0, 0, 'cooling', 24],
  [1, 0, 1, 'cooling', 24],
  [1, 1, 2, 'warned', null],
  [2, 0, 3, 'warned', null],
  [2, 1, 4, 'suitable', null],
  [2, 2, 5, 'suitable', null],
])('answers %i and %i come to %i: %s', (a, b, score, result, coolingHours) => {
  expect(decideAppropriateness(given(a, b), rules)).toMatchObject({ score, result, coolingHours });
});

it('stores what was asked and chosen in words', () => {
  expect(decideAppropriateness(given(2, 0), rules)).toMatchObject({
    answers: [
      { id: 'a', question: '问题 a', option: 'o2', answer: '答案 2', score: 3 },
      { id: 'b', question: '问题 b', option: 'o0', answer: '答案 0', score: 0 },
    ],
  });
});

it('names the questions without one valid answer, and ignores unknown ones', () => {
  const [a, b] = given(2, 2);
  const missing = (...answers: { id: string; option: string }[]) => decideAppropriateness(answers, rules);
  expect(missing()).toEqual({ missing: ['a', 'b'] });
  expect(missing(b!)).toEqual({ missing: ['a'] });
  expect(missing(a!, { id: 'b', option: 'o9' })).toEqual({ missing: ['b'] });
  expect(missing(a!, b!, { id: 'b', option: 'o0' })).toEqual({ missing: ['b'] });
  expect(missing(a!, b!, { id: 'c', option: 'o0' })).toMatchObject({ score: 5 });
});

it('a better answer never leads to a worse result', () => {
  const rank = ['cooling', 'warned', 'suitable'];
  const options = fc.integer({ min: 0, max: 2 });
  fc.assert(
    fc.property(options, options, (a, b) => {
      const result = (answers: ReturnType<typeof given>) => {
        const decided = decideAppropriateness(answers, rules);
        return 'result' in decided ? rank.indexOf(decided.result) : -1;
      };
      if (a < 2) expect(result(given(a + 1, b))).toBeGreaterThanOrEqual(result(given(a, b)));
    }),
  );
});

const answered = { result: 'suitable', cooling: false, confirmed_at: null } as const;
it.each([
  ['has an account', true, undefined, 'off', false],
  ['has not answered', false, undefined, 'open', true],
  ['is suited', false, answered, 'done', false],
  ['is warned', false, { ...answered, result: 'warned' }, 'confirm', false],
  ['has confirmed', false, { ...answered, result: 'warned', confirmed_at: new Date() }, 'done', false],
  ['waits', false, { ...answered, result: 'cooling', cooling: true }, 'cooling', false],
  ['has waited', false, { ...answered, result: 'cooling' }, 'confirm', true],
  ['has waited and confirmed', false, { ...answered, result: 'cooling', confirmed_at: new Date() }, 'done', false],
] as const)('a customer who %s', (_who, hasMt5, latest, state, may) => {
  expect(appropriatenessState(hasMt5, latest)).toBe(state);
  expect(mayAnswer(state, latest)).toBe(may);
});

describe('the questionnaire of a brand', () => {
  it.each(Object.keys(brands))('%s is valid, asks about experience, knowledge and means, and can be passed', (id) => {
    const text = readFileSync(join(brandFolder(id, 'questions') ?? '', 'appropriateness.yaml'), 'utf8');
    const { questions, ...rest } = readQuestionnaire(text);
    expect([...new Set(questions.map(({ topic }) => topic))]).toEqual(['experience', 'knowledge', 'means']);
    // The demo customer and the tests answer with the last option.
    const best = questions.map((one) => ({ id: one.id, option: one.options.at(-1)?.id ?? '' }));
    expect(decideAppropriateness(best, { questions, ...rest })).toMatchObject({ result: 'suitable' });
  });

  it('is read where the brand asks, with a hash of all that follows from it', () => {
    expect(questionnaireOf({ id: 'eet', appropriateness: false })).toBeUndefined();
    const [one, other] = Object.keys(brands).map((id) => questionnaireOf({ id, appropriateness: true })?.version);
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(other).not.toBe(one);
  });

  const twice = [question('a', 0, 9), question('a', 0, 9)];
  it.each<[string, object, RegExp]>([
    ['a question twice', { questions: twice }, /question a stands there twice/],
    [
      'an option twice',
      { questions: [{ ...question('a', 0), options: [...question('a', 5).options, ...question('a', 5).options] }] },
      /option o0/,
    ],
    ['thresholds in the wrong order', { coolBelow: 5 }, /coolBelow is above/],
    ['a threshold that nobody reaches', { warnBelow: 6 }, /nobody reaches/],
    ['a misspelt field', { coolingHour: 3 }, /additional|coolingHour/i],
    ['no warning', { warning: [] }, /warning/],
    ['a negative score', { questions: [question('a', -1, 9)] }, /score/],
  ])('is refused with %s', (_what, wrong, fault) => {
    expect(questionnaireFaults({ ...rules, ...wrong }).join()).toMatch(fault);
  });
});
