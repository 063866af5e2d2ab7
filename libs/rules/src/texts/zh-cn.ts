import { allRules } from '../rules/all-rules';
import { emailDomainText } from '../rules/email-domain';
import { passwordTexts } from '../rules/password-checklist';
import { portalPasswordTexts } from '../rules/portal-password-checklist';
import type { RuleTexts } from './rule-texts';

/** Simplified Chinese. Each rule's file has its own texts, so that a page with one rule does not load all of them. */
export const zhCN: RuleTexts = {
  rules: allRules,
  password: passwordTexts,
  portalPassword: portalPasswordTexts,
  emailDomain: emailDomainText,
};
