import { readdirSync } from 'node:fs';
import { smsProviders } from './sms-adapters';
import { smsContract, type ProviderFacts } from './testing/sms-contract';
import { smsSimulators } from './testing/sms-simulators';

const facts: Readonly<Partial<Record<string, ProviderFacts>>> = {
  http: { dropsRepeats: true, neverPauses: true },
  twilio: { neverPauses: true },
};

it('has a file and a simulator for every provider', () => {
  const files = readdirSync(__dirname);
  for (const provider of smsProviders) expect(files).toContain(`${provider}.ts`);
  expect(Object.keys(smsSimulators)).toEqual(smsProviders);
});

describe.each(smsProviders)('%s', (provider) => smsContract(provider, smsSimulators[provider], facts[provider]));
