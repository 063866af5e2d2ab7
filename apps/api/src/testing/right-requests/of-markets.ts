import { calls } from '@portal/contract';
import { mt5Password, type Client } from '@portal/testkit';
import { refreshAnalysis } from '../../content/analysis/keep-analysis';
import { atTerminal, trader } from '../../sandbox/terminal/testing/at-terminal';
import type { TestGateway } from '../start-test-gateway';
import { draftOf, funded, to, visitor } from './right';

const { content, market, sandbox } = calls;

const bought = async ({ url }: TestGateway) => {
  const { client, account_no } = await trader(url);
  const { position } = await client.ok(sandbox.mt5Order, { account_no, symbol: 'EURUSD', side: 'buy', lots: '0.10' });
  return { client, id: position };
};
const limit = { symbol: 'EURUSD', side: 'buy', lots: '0.10', type: 'limit', price: '0.50000' } as const;
const pending = async ({ url }: TestGateway) => {
  const { client, account_no } = await trader(url);
  return { client, id: (await client.ok(sandbox.mt5Pending, { account_no, ...limit })).order };
};
/** An article of the brand's own. */
const article = async (client: Client, test: TestGateway) => {
  const id = test.gateway.brand.content.category.notice;
  return (await client.ok(content.moreTotal, { id })).list[0]?.id ?? '';
};

/** Journeys of prices, articles and the simulator of the platform. */
export const ofMarkets = [
  to(market.zoneMarketPrice)(async (test) => ({
    client: visitor(test),
    args: { company: test.gateway.brand.code, timeformat: 'iso', zone: 1 },
  })),
  to(market.marketprice)(async (test) => ({ client: visitor(test), args: { symbols: 'EURUSD,XAUUSD' } })),
  to(market.stream)(async (test) => ({ client: visitor(test), args: { symbols: 'EURUSD' } })),
  to(market.bars)(async (test) => ({ client: visitor(test), args: { symbol: 'EURUSD', interval: 'M1' } })),
  to(content.getNews)(async (test) => {
    const client = visitor(test);
    return { client, args: { id: await article(client, test) } };
  }),
  to(content.getAnalysisArticle)(async (test) => {
    await refreshAnalysis(test.gateway, ['EURUSD']);
    return { client: visitor(test), args: { articleId: 'eurusd' } };
  }),
  to(content.more)(async (test) => ({
    client: visitor(test),
    args: { id: test.gateway.brand.content.category.notice },
  })),
  to(content.moreTotal)(async (test) => ({
    client: visitor(test),
    args: { id: test.gateway.brand.content.category.notice },
  })),
  to(sandbox.moveMarket)(async (test) => ({ client: visitor(test), args: { symbol: 'USDJPY', bid: '150.000' } })),
  to(sandbox.mt5Balance)(async (test) => {
    const { client, account_no: login } = await trader(test.url);
    return { client, args: { login, amount: '1.00' } };
  }),
  to(sandbox.mt5Order)(async (test) => {
    const { client, account_no } = await trader(test.url);
    return { client, args: { account_no, symbol: 'EURUSD', side: 'buy', lots: '0.10' } };
  }),
  to(sandbox.mt5Pending)(async (test) => {
    const { client, account_no } = await trader(test.url);
    return { client, args: { account_no, ...limit } };
  }),
  to(sandbox.mt5Close)(async (test) => {
    const { client, id } = await bought(test);
    return { client, args: { id } };
  }),
  to(sandbox.mt5Cancel)(async (test) => {
    const { client, id } = await pending(test);
    return { client, args: { id } };
  }),
  to(sandbox.mt5Reprice)(async (test) => {
    const { client, id } = await pending(test);
    return { client, args: { id, price: '0.60000' } };
  }),
  to(sandbox.payOrder)(async (test) => {
    const person = await funded(test);
    return { client: person.client, args: { pno: (await draftOf(person)).pno, action: 'pay' } };
  }),
  to(sandbox.terminalSignIn)(async (test) => {
    const { client, account_no } = await trader(test.url);
    return { client, args: { account_no, password: mt5Password } };
  }),
  to(sandbox.terminalState)(async (test) => {
    const { client, session } = await atTerminal(test.url);
    return { client, args: { session } };
  }),
  to(sandbox.terminalOrder)(async (test) => {
    const { client, session } = await atTerminal(test.url);
    return { client, args: { session, symbol: 'EURUSD', side: 'buy', lots: '0.10' } };
  }),
  to(sandbox.terminalClose)(async (test) => {
    const { client, session, order } = await atTerminal(test.url);
    const { data } = await order();
    return { client, args: { session, id: (data as { position: string }).position } };
  }),
];
