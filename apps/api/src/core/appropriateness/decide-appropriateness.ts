import type { AppropriatenessResult } from '@portal/contract';
import type { Questionnaire } from './questionnaire';

export interface Given {
  id: string;
  option: string;
}

/** One answer as it is stored: what was asked and chosen, in words, so that it can be read after the questionnaire has changed. */
export interface StoredAnswer {
  id: string;
  question: string;
  option: string;
  answer: string;
  score: number;
}

export type Decision =
  | { missing: string[] }
  | { answers: StoredAnswer[]; score: number; result: AppropriatenessResult; coolingHours: number | null };

/**
 * What the answers come to by the rules of the brand. `missing` names the questions without one valid answer; unknown questions are
 * ignored.
 */
export function decideAppropriateness(given: readonly Given[], rules: Questionnaire): Decision {
  const chosen = rules.questions.map((question) => {
    const of = given.filter(({ id }) => id === question.id);
    const option = of.length === 1 ? question.options.find(({ id }) => id === of[0]?.option) : undefined;
    return { question, option };
  });
  const missing = chosen.flatMap(({ question, option }) => (option ? [] : [question.id]));
  if (missing.length > 0) return { missing };
  const answers = chosen.flatMap(({ question, option }) =>
    option
      ? [{ id: question.id, question: question.text, option: option.id, answer: option.text, score: option.score }]
      : [],
  );
  const score = answers.reduce((sum, answer) => sum + answer.score, 0);
  const result = score < rules.coolBelow ? 'cooling' : score < rules.warnBelow ? 'warned' : 'suitable';
  return { answers, score, result, coolingHours: result === 'cooling' ? rules.coolingHours : null };
}
