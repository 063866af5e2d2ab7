const prefixed = /^(?:utm|hsa|mtm)_\w/;

/** Click ids of advertisers, common campaign parameters, and the invite code under both names that links use. */
const names = new Set([
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'msclkid',
  'bd_vid',
  'fbclid',
  'ttclid',
  'twclid',
  'yclid',
  'qz_gdt',
  'campaign',
  'channel',
  'source',
  'medium',
  'ref',
  'refer',
  'referrer',
  'invitecode',
  'invite',
]);

/** Whether a URL parameter belongs to a campaign; `more` are the brand's own names. Other parameters belong to the page. */
export function isCampaignParameter(name: string, more: readonly string[] = []): boolean {
  const lower = name.toLowerCase();
  return prefixed.test(lower) || names.has(lower) || more.some((own) => own.toLowerCase() === lower);
}
