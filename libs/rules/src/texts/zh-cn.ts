import { allRules } from '../rules/all-rules';
import { emailDomainText } from '../rules/email-domain';
import { passwordTexts } from '../rules/password-checklist';
import { portalPasswordTexts } from '../rules/portal-password-checklist';
import type { RuleTexts } from './rule-texts';

/** Simplified Chinese. It stands beside each rule, so that a page which uses one rule is not sent the texts of all. */
export const zhCN: RuleTexts = {
  rules: allRules,
  password: passwordTexts,
  portalPassword: portalPasswordTexts,
  emailDomain: emailDomainText,
};
