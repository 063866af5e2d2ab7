/** A finished order. */
export interface SimulatorOrder {
  order: string;
  login: string;
  symbol: string;
  type: string;
  /** 4, filled, if absent. */
  state?: string;
  volume: bigint;
  price: string;
  time: number;
}

/** An order that is not finished. Times in seconds, in the simulator's own time zone. */
export interface SimulatorPendingOrder {
  order: string;
  login: string;
  symbol: string;
  /** 2 buy limit, 3 sell limit, 4 buy stop, 5 sell stop, 6 buy stop limit, 7 sell stop limit. */
  type: string;
  volume: bigint;
  price: string;
  /** Of a stop limit order. */
  limitPrice?: string;
  /** 0 until cancelled, if absent; 1 the day of its setup, 2 until `expiration`, 3 the day of `expiration`. */
  typeTime?: string;
  setup: number;
  expiration?: number;
}

export const orderAnswer = (order: SimulatorOrder) => ({
  Order: order.order,
  Login: order.login,
  Symbol: order.symbol,
  Type: order.type,
  State: order.state ?? '4',
  VolumeInitial: String(order.volume),
  PriceOrder: order.price,
  TimeDone: String(order.time),
});

export const pendingOrderAnswer = (order: SimulatorPendingOrder) => ({
  Order: order.order,
  Login: order.login,
  Symbol: order.symbol,
  Type: order.type,
  State: '1',
  VolumeInitial: String(order.volume),
  VolumeCurrent: String(order.volume),
  PriceOrder: order.price,
  PriceTrigger: order.limitPrice ?? '0.00000',
  TypeTime: order.typeTime ?? '0',
  TimeSetup: String(order.setup),
  TimeExpiration: String(order.expiration ?? 0),
});
