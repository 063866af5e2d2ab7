import { levelCodes, tradingAt, type Brand } from '@portal/brand';
import { getCommonConfig as call } from '@portal/contract/common';
import { askedTexts, toAgreement } from '../core/consents/asked-texts';
import { bankNames } from '../core/banks/banks';
import { currenciesOf } from '../core/levels';
import { channelsOf } from '../core/payments/channels';
import { handle } from '../http/handler';
import { prefixes } from '../core/codes/prefixes';

/** The texts of a tree by their dotted names. Counts and hours are no money and stay out. */
function flatten(tree: object, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]: [string, unknown]) => {
      if (typeof value === 'string') return [[path + name, value]];
      return typeof value === 'object' && value !== null ? Object.entries(flatten(value, `${path}${name}.`)) : [];
    }),
  );
}

// Customers do not see the amount from which a withdrawal needs two members of staff.
const openLimits = ({ deposit, withdraw, coin, transfer, invite }: Brand['limits']) =>
  flatten({ deposit, withdraw, coin, transfer, invite });

export const getCommonConfig = handle(call, async ({ gateway, gateway: { brand, env, parties } }) => ({
  prefixes: brand.regions.flatMap((region) => prefixes[region] ?? []),
  banks: Object.entries(bankNames).map(([code, name]) => ({ code, name })),
  levels: levelCodes.map((code) => brand.levels[code]),
  accountCurrencies: currenciesOf(brand),
  limits: openLimits(brand.limits),
  rates: brand.rates,
  channels: channelsOf(brand, parties).map(({ code, name, fee, methods }) => ({ code, name, fee, methods })),
  contact: [...brand.contact],
  brand: { code: brand.code, name: brand.name, content: flatten(brand.content) },
  agreements: (await askedTexts(gateway)).map(toAgreement),
  platforms: [
    { code: 1, name: '网页' },
    { code: 2, name: 'Android' },
    { code: 3, name: 'iOS' },
  ],
  mt5: tradingAt(brand, env.MODE),
  mode: env.MODE,
}));
