import type { SimulatorOrder, SimulatorPendingOrder } from './mt5-simulator-orders';
import type { SimulatorDeal, SimulatorPosition, SimulatorUser } from './mt5-simulator-records';

interface Records {
  users: SimulatorUser[];
  deals: SimulatorDeal[];
  orders: SimulatorOrder[];
  positions: SimulatorPosition[];
  pending: SimulatorPendingOrder[];
  /** Seconds, in the platform's own time zone. */
  now: () => number;
}

export interface OpenedBy {
  symbol: string;
  side: 'buy' | 'sell';
  /** Ten-thousandths of a lot. */
  volume: bigint;
  price: string;
  /** USD cents; negative for a cost. */
  commission?: bigint;
}

export interface ClosedBy {
  /** Ten-thousandths of a lot; all if absent. */
  volume?: bigint;
  price: string;
  /** USD cents. */
  profit: bigint;
  commission?: bigint;
  storage?: bigint;
}

/** What happens at the platform without the portal: trades, operations of managers, corrections of records. */
export function simulatorTrading({ users, deals, orders, positions, pending, now }: Records) {
  let dealNumber = 70_000_000;
  let orderNumber = 80_000_000;
  const nextDeal = () => String(++dealNumber);

  const userOf = (login: string) => {
    const user = users.find((one) => one.login === login);
    if (!user) throw new Error(`no login ${login}`);
    return user;
  };
  const effectOf = ({
    profit,
    commission = 0n,
    storage = 0n,
  }: Pick<SimulatorDeal, 'profit' | 'commission' | 'storage'>) => profit + commission + storage;
  /** Moves the balance, or the credit for action 3. */
  const move = (deal: SimulatorDeal, sign: 1n | -1n) => {
    userOf(deal.login)[deal.action === '3' ? 'credit' : 'balance'] += sign * effectOf(deal);
  };
  const dealOf = (number: string) => {
    const deal = deals.find((one) => one.deal === number);
    if (!deal) throw new Error(`no deal ${number}`);
    return deal;
  };

  /** Any deal; by default a balance operation of now. */
  const recordDeal = (
    deal: Partial<SimulatorDeal> & Pick<SimulatorDeal, 'login' | 'action' | 'profit'>,
  ): SimulatorDeal => {
    const whole = { deal: nextDeal(), comment: '', time: now(), ...deal };
    deals.push(whole);
    move(whole, 1n);
    return whole;
  };

  const order = (login: string, symbol: string, type: string, volume: bigint, price: string) => {
    const number = String(++orderNumber);
    orders.push({ order: number, login, symbol, type, volume, price, time: now() });
    return number;
  };
  const pendingOf = (number: string) => {
    const found = pending.find((one) => one.order === number);
    if (!found) throw new Error(`no pending order ${number}`);
    return found;
  };
  /** Moves a pending order to the history: 2 canceled, 4 filled, 5 rejected, 6 expired. */
  const endOrder = (number: string, state: '2' | '4' | '5' | '6'): SimulatorPendingOrder => {
    const ended = pendingOf(number);
    pending.splice(pending.indexOf(ended), 1);
    const { login, symbol, type, volume, price } = ended;
    orders.push({ order: number, login, symbol, type, state, volume, price, time: now() });
    return ended;
  };
  const openAs = (position: string, login: string, { symbol, side, volume, price, commission = 0n }: OpenedBy) => {
    const action = side === 'buy' ? '0' : '1';
    positions.push({ position, login, symbol, action, volume, priceOpen: price, profit: 0n, storage: 0n });
    const traded = { order: position, position, symbol, entry: '0', volume, price, pricePosition: price, commission };
    recordDeal({ login, action, profit: 0n, ...traded });
    return position;
  };

  return {
    nextDeal,
    recordDeal,
    /** Opens a position. Returns its number. */
    openPosition(login: string, opened: OpenedBy): string {
      const { symbol, side, volume, price } = opened;
      return openAs(order(login, symbol, side === 'buy' ? '0' : '1', volume, price), login, opened);
    },
    /** Places a pending order. Returns its number. */
    placeOrder(login: string, placed: Omit<SimulatorPendingOrder, 'order' | 'login' | 'setup'>): string {
      const number = String(++orderNumber);
      pending.push({ order: number, login: userOf(login).login, setup: now(), ...placed });
      return number;
    },
    /** Changes a pending order. */
    modifyOrder: (number: string, change: Partial<SimulatorPendingOrder>) =>
      void Object.assign(pendingOf(number), change),
    endOrder,
    /** Fills a pending order at a price: it becomes a position of the same number. */
    fillOrder(number: string, price: string): string {
      const { login, symbol, type, volume } = endOrder(number, '4');
      return openAs(number, login, { symbol, side: Number(type) % 2 === 0 ? 'buy' : 'sell', volume, price });
    },
    /** Closes a position or a part of it. Returns the deal. */
    closePosition(position: string, { price, profit, commission = 0n, storage = 0n, volume }: ClosedBy): SimulatorDeal {
      const held = positions.find((one) => one.position === position);
      if (!held) throw new Error(`no position ${position}`);
      const closed = volume ?? held.volume;
      held.volume -= closed;
      if (held.volume === 0n) positions.splice(positions.indexOf(held), 1);
      const action = held.action === '0' ? '1' : '0';
      return recordDeal({
        login: held.login,
        action,
        profit,
        commission,
        storage,
        order: order(held.login, held.symbol, action, closed, price),
        position,
        symbol: held.symbol,
        entry: '1',
        volume: closed,
        volumeClosed: closed,
        price,
        pricePosition: held.priceOpen,
      });
    },
    /** Changes a deal after the fact, and the balance with it. */
    changeDeal(number: string, change: Partial<SimulatorDeal>): void {
      const deal = dealOf(number);
      move(deal, -1n);
      Object.assign(deal, change);
      move(deal, 1n);
    },
    /** Changes the balance without a deal, as a fault of the platform would. */
    shiftBalance(login: string, amount: bigint): void {
      userOf(login).balance += amount;
    },
    /** Deletes a deal, and what it did to the balance. */
    removeDeal(number: string): void {
      const deal = dealOf(number);
      move(deal, -1n);
      deals.splice(deals.indexOf(deal), 1);
    },
  };
}
