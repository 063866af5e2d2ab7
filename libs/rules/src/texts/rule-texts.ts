import type { PasswordCriterion } from '../rules/password-checklist';
import type { PortalPasswordCriterion } from '../rules/portal-password-checklist';
import type { RuleId } from '../rules/all-rules';

/** A rule's error for an invalid value, and for an empty one. */
export interface RuleText {
  readonly message: string;
  readonly required: string;
}

/** All texts of the rules in one language; a missing one does not compile. */
export interface RuleTexts {
  readonly rules: Readonly<Record<RuleId, RuleText>>;
  readonly password: Readonly<Record<PasswordCriterion, string>>;
  readonly portalPassword: Readonly<Record<PortalPasswordCriterion, string>>;
  /** `near`: one typing error away from the suggestion. */
  readonly emailDomain: (domain: string, suggestion: string, near: boolean) => string;
}
