import { customerFile as call } from '@portal/contract/staff';
import { listAccounts } from '../../core/accounts/list-accounts';
import { answersOf } from '../../core/appropriateness/appropriateness.store';
import { audit } from '../../core/audit/audit';
import { readCustInfo } from '../../core/customers/cust-info';
import { guardrailStates, toGuardrails } from '../../core/customers/guardrails.store';
import { tasksOf, toStaffTask } from '../../core/customers/tasks.store';
import { choicesOf, toPreferences } from '../../core/messages/preferences.store';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { consentsOf } from '../../core/consents/consents.store';
import { customerFactors } from './factor-reset.store';
import { freezesOf } from './freeze.store';
import { cardsOf, ownLimitsOf, profileOf } from './customer-terms.store';
import { customerFacts, loginsOf, proposalsOf, sessionsOf } from './customer-file.store';

/** The read is recorded in the audit log before the file is shown. */
export const customerFile = handle(call, async ({ params, gateway, staff, request, fail }) => {
  const { db, env } = gateway;
  const id = numberId(params.customerNumber);
  const facts = id === null ? undefined : await customerFacts(db, id);
  if (!facts || id === null) throw fail('staff.customer');
  await audit(db, {
    actor: staff.actor,
    act: 'customer.read',
    subject: `customer:${id}`,
    requestId: request.id,
    address: request.address,
  });
  const [
    customer,
    cards,
    profile,
    limits,
    accounts,
    consents,
    appropriateness,
    factors,
    freezes,
    own,
    choices,
    tasks,
    sessions,
    logins,
    proposals,
  ] = await Promise.all([
    readCustInfo(db, id),
    cardsOf(db, id),
    profileOf(db, id),
    ownLimitsOf(db, id),
    listAccounts(gateway, id),
    consentsOf(db, id),
    answersOf(db, id),
    customerFactors(db, id),
    freezesOf(db, id),
    guardrailStates(db, id),
    choicesOf(db, id),
    tasksOf(db, id),
    sessionsOf(db, id),
    loginsOf(db, id),
    proposalsOf(db, id),
  ]);
  return {
    customer,
    ...facts,
    cards,
    profile,
    limits,
    guardrails: toGuardrails(own, env.GUARDRAIL_DELAY_HOURS),
    preferences: toPreferences(choices, env),
    tasks: tasks.map(toStaffTask),
    accounts,
    consents: consents.map(({ purpose: _purpose, at, withdrawn_at, ...consent }) => ({
      ...consent,
      at: at.toISOString(),
      ...(withdrawn_at && { withdrawnAt: withdrawn_at.toISOString() }),
    })),
    appropriateness,
    factors,
    freezes,
    sessions,
    logins,
    proposals,
  };
});
