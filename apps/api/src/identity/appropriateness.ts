import { appropriateness as call, type Appropriateness } from '@portal/contract/identity';
import { appropriatenessState, mayAnswer } from '../core/appropriateness/appropriateness-state';
import {
  addAnswers,
  confirmWarning,
  hasMt5,
  latestAnswers,
  lockAnswers,
  type LatestAnswers,
} from '../core/appropriateness/appropriateness.store';
import { decideAppropriateness } from '../core/appropriateness/decide-appropriateness';
import { questionnaireOf, type VersionedQuestionnaire } from '../core/appropriateness/questionnaire';
import { audit } from '../core/audit/audit';
import { beijingTime } from '../core/time/beijing-time';
import type { Db } from '../database/database';
import { handle, type Ctx } from '../http/handler';

type Asking = Ctx<typeof call>;

async function standing(db: Db, customerId: bigint) {
  const [has, latest] = [await hasMt5(db, customerId), await latestAnswers(db, customerId)];
  return { latest, state: appropriatenessState(has, latest) };
}

const audited = (tx: Db, { customer: { customerId }, request }: Asking, act: string, after: object) => {
  const whose = `customer:${customerId}`;
  return audit(tx, { actor: whose, act, subject: whose, after, requestId: request.id, address: request.address });
};

const waiting = ({ fail }: Asking, until: Date) =>
  fail('account.appropriatenessCooling', { values: { until: beijingTime(until) } });

async function answer(asking: Asking, questionnaire: VersionedQuestionnaire): Promise<void> {
  const { body, customer, gateway, fail } = asking;
  if (body.version !== undefined && body.version !== questionnaire.version) throw fail('identity.questions');
  const decided = decideAppropriateness(body.answers ?? [], questionnaire);
  if ('missing' in decided) throw fail('identity.answers', { fields: decided.missing });
  await gateway.db.transaction(async (tx) => {
    await lockAnswers(tx, customer.customerId);
    const { state, latest } = await standing(tx, customer.customerId);
    if (state === 'cooling' && latest?.cooling_until) throw waiting(asking, latest.cooling_until);
    if (!mayAnswer(state, latest)) throw fail('identity.answered');
    const { version } = questionnaire;
    await addAnswers(tx, customer.customerId, { version, ...decided });
    const { score, result } = decided;
    await audited(tx, asking, 'identity.appropriateness', { version, score, result });
  });
}

/** Confirms a warning once; there is nothing to do where none waits for it. */
const confirm = (asking: Asking): Promise<void> =>
  asking.gateway.db.transaction(async (tx) => {
    await lockAnswers(tx, asking.customer.customerId);
    const { state, latest } = await standing(tx, asking.customer.customerId);
    if (state === 'cooling' && latest?.cooling_until) throw waiting(asking, latest.cooling_until);
    if (state !== 'confirm' || !latest) return;
    await confirmWarning(tx, latest.id);
    await audited(tx, asking, 'identity.appropriatenessConfirm', { id: String(latest.id) });
  });

const withoutScores = ({ questions }: VersionedQuestionnaire): NonNullable<Appropriateness['questions']> =>
  questions.map(({ options, ...question }) => ({
    ...question,
    options: options.map(({ id, text }) => ({ id, text })),
  }));

const factsOf = ({ result, at, cooling_until }: LatestAnswers, { warning }: VersionedQuestionnaire) => ({
  result,
  answeredAt: at.toISOString(),
  ...(result !== 'suitable' && { warning }),
  ...(cooling_until && { coolingUntil: cooling_until.toISOString() }),
});

export const appropriateness = handle(call, async (asking): Promise<Appropriateness> => {
  const { body, customer, gateway } = asking;
  const questionnaire = questionnaireOf(gateway.brand);
  if (!questionnaire) return { state: 'off' };
  if (body.answers) await answer(asking, questionnaire);
  else if (body.confirm) await confirm(asking);
  const { state, latest } = await standing(gateway.db, customer.customerId);
  if (state === 'off') return { state };
  return {
    state,
    version: questionnaire.version,
    ...(mayAnswer(state, latest) && { questions: withoutScores(questionnaire) }),
    ...(latest && factsOf(latest, questionnaire)),
  };
});
