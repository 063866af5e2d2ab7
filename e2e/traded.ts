import { hosts } from './hosts';

const coin = hosts.brand.products.includes('digiccy');

/** The traded symbol. Coin never closes, so its tests pass on any day; a brand without coin can test on weekdays only. */
export const traded = coin ? 'BTCUSD' : 'EURUSD';

/**
 * A symbol for each test that sets a price, because tests run side by side, and that price. `written` matches it and the small steps
 * after it. `alert` is passed by the price set and by the steps after it: the page may see only one of those.
 */
export const moved = coin
  ? {
      zone: 'digiccy',
      first: { symbol: 'LTCUSD', name: '莱特币', bid: '777.00', written: /77\d\.\d\d/ },
      second: { symbol: 'SOLUSD', bid: '555.00', written: /55\d\.\d\d/ },
      third: { symbol: 'ETHUSD', name: '以太坊', alert: '9900.00', bid: '9999.00' },
    }
  : {
      zone: 'forex',
      first: { symbol: 'GBPUSD', name: '英镑/美元', bid: '1.77700', written: /1\.77\d{3}/ },
      second: { symbol: 'AUDUSD', bid: '0.55500', written: /0\.55\d{3}/ },
      third: { symbol: 'NZDUSD', name: '纽元/美元', alert: '0.99000', bid: '0.99900' },
    };
