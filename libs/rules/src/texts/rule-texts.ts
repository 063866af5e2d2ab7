import type { PasswordCriterion } from '../rules/password-checklist';
import type { PortalPasswordCriterion } from '../rules/portal-password-checklist';
import type { RuleId } from '../rules/all-rules';

/** What a rule says of a field that is filled in wrongly, and of one that is empty. */
export interface RuleText {
  readonly message: string;
  readonly required: string;
}

/** Every text of the rules in one language; a missing one does not compile. */
export interface RuleTexts {
  readonly rules: Readonly<Record<RuleId, RuleText>>;
  readonly password: Readonly<Record<PasswordCriterion, string>>;
  readonly portalPassword: Readonly<Record<PortalPasswordCriterion, string>>;
  /** `near`: one slip of the finger away from the suggestion. */
  readonly emailDomain: (domain: string, suggestion: string, near: boolean) => string;
}
