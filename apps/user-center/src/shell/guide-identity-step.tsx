import type { IdentityPart } from '@portal/contract/identity';
import { IdentityForm } from '../identity/identity.form';
import { IdentitySummary } from '../identity/identity-summary';
import { GuideStepCard } from './guide-step-card';
import type { GuideStep } from './guide-steps';

/** 身份认证 */
export function IdentityStep({ step, identity }: { step: GuideStep; identity: IdentityPart }) {
  const { status } = identity;
  return (
    <GuideStepCard
      step={step}
      form="identity"
      summary={status !== 0 && <IdentitySummary identity={identity} />}
      act={status === 0 ? '填写' : status === 3 ? '重新提交' : undefined}
    >
      {(close) => <IdentityForm onSent={close} />}
    </GuideStepCard>
  );
}
