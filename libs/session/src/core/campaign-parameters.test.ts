import { isCampaignParameter } from './campaign-parameters';

it.each([
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'UTM_Source',
  'gclid',
  'msclkid',
  'bd_vid',
  'fbclid',
  'ttclid',
  'yclid',
  'campaign',
  'channel',
  'source',
  'medium',
  'ref',
  'refer',
  'inviteCode',
  'invite',
])('accepts %s as a campaign parameter', (name) => expect(isCampaignParameter(name)).toBe(true));

it.each([
  'zone',
  'symbol',
  'merchantId',
  'pno',
  'token',
  'path',
  'page',
  'category',
  'search',
  'topic',
  'date',
  'view',
  'region',
  'importance',
  'platform',
  'account',
  'row',
  'mobilePhone',
  'utm',
  'utm_',
  'xutm_source',
  '',
])('rejects %s', (name) => expect(isCampaignParameter(name)).toBe(false));

it('accepts a parameter name of the brand', () => {
  expect(isCampaignParameter('activityId', ['activityid'])).toBe(true);
  expect(isCampaignParameter('activity', ['activityid'])).toBe(false);
});
